<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** A file that the client uploaded. Do not trust its name, because the client chooses it. */
final class SentFile
{
    public function __construct(
        public readonly string $name,
        public readonly string $path,
        public readonly int $bytes,
        /** One of PHP's `UPLOAD_ERR_…` constants. */
        public readonly int $error,
    ) {
    }
}
