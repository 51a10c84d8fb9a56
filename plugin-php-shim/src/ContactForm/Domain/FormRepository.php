<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain;

interface FormRepository
{
    /** A published form, or nothing. */
    public function find(int $id): ?Form;

    /** Days that the form keeps files after they were mailed; nothing where it is gone. */
    public function keepFileDays(int $id): ?int;

    /** Days that the form keeps sent entries, be it published or a draft for a while; nothing where it is gone. */
    public function keepDays(int $id): ?int;
}
