<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Submission;

/** Looks into a file. */
interface FileProbe
{
    /** What its content says it is, as a MIME type; '' where nobody can tell. */
    public function type(string $path): string;
}
