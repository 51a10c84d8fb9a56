<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** An upload as PHP took it in. The name is the sender's word for it. */
final class SentFile
{
    public function __construct(
        public readonly string $name,
        public readonly string $path,
        public readonly int $bytes,
        /** One of PHP's UPLOAD_ERR_… numbers. */
        public readonly int $error,
    ) {
    }
}
