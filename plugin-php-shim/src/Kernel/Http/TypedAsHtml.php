<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** Marks an action whose JSON is sent as text/html, because older clients parse the text themselves. */
interface TypedAsHtml
{
}
