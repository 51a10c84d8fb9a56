<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** Marks a call whose JSON goes out as text/html, because older clients parse the text themselves. */
interface TypedAsHtml
{
}
