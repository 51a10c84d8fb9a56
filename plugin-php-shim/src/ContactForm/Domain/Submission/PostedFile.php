<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Submission;

/** An uploaded file. The client chooses the name, so do not trust it. */
final class PostedFile
{
    public function __construct(
        public readonly string $field,
        public readonly string $name,
        public readonly string $path,
        public readonly int $bytes,
        /** PHP's upload error code; 0 for no error. */
        public readonly int $error = 0,
    ) {
    }
}
