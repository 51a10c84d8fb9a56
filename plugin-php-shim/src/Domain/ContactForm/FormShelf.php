<?php

declare(strict_types=1);

namespace Gazetteer\Domain\ContactForm;

interface FormShelf
{
    /** A published form, or nothing. */
    public function find(int $id): ?Form;
}
