<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain;

interface FormRepository
{
    /** A published form, or null. */
    public function find(int $id): ?Form;

    /** Days to keep files after they were mailed; null if the form is deleted. */
    public function keepFileDays(int $id): ?int;

    /** Days to keep sent entries, also for drafts; null if the form is deleted. */
    public function keepDays(int $id): ?int;
}
