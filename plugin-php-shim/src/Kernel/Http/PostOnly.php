<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** Marker for AJAX actions that accept only POST requests, because they change data. */
interface PostOnly
{
}
