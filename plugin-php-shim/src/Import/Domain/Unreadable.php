<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

use RuntimeException;

/** A cell whose value cannot be stored in its column. */
final class Unreadable extends RuntimeException
{
    /** @param string $column Set if the code that catches the exception does not know the column. */
    public function __construct(public readonly RowFault $fault, string $text = '', public readonly string $column = '')
    {
        parent::__construct($text);
    }
}
