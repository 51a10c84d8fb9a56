<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Submission;

/** Detects file types. */
interface FileProbe
{
    /** The MIME type detected from the content; '' if unknown. */
    public function type(string $path): string;
}
