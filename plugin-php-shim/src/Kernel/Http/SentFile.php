<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** An upload as PHP received it. The client chooses the name, so do not trust it. */
final class SentFile
{
    public function __construct(
        public readonly string $name,
        public readonly string $path,
        public readonly int $bytes,
        /** One of PHP's UPLOAD_ERR_… constants. */
        public readonly int $error,
    ) {
    }
}
