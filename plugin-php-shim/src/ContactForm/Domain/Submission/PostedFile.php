<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Submission;

/** A file that came with a form. Its name is the visitor's word for it, nothing more. */
final class PostedFile
{
    public function __construct(
        public readonly string $field,
        public readonly string $name,
        public readonly string $path,
        public readonly int $bytes,
        /** PHP's own code for what went wrong with the upload; 0 for nothing. */
        public readonly int $error = 0,
    ) {
    }
}
