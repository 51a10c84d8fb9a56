<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

if (!defined('ABSPATH')) {
    exit;
}

/**
 * A GET route that other programs use. Its successful responses have headers and an ETag, and WordPress prints them, so
 * that `_fields` and `_envelope` work.
 */
interface PublicRoute extends RestRoute
{
    /** @return array<string, mixed> The JSON Schema of the response. */
    public function schema(): array;

    /** @return array<string, string> The headers of the last response. */
    public function headers(): array;
}
