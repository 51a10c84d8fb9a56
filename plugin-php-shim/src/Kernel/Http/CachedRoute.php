<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

if (!defined('ABSPATH')) {
    exit;
}

/** A GET route whose response is the same for everyone, so that browsers and proxies may store it for a short time. */
interface CachedRoute extends RestRoute
{
    /** Seconds. */
    public function maxAge(): int;
}
