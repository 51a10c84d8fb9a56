<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** Marker for actions that send JSON as text/html, because older scripts parse the response text themselves. */
interface SentAsHtml
{
}
