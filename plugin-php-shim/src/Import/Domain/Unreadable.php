<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

use RuntimeException;

/** Thrown if a cell's value is invalid for its column. */
final class Unreadable extends RuntimeException
{
    /** @param string $column The column; '' if the code that catches the exception knows it. */
    public function __construct(public readonly RowFault $fault, string $text = '', public readonly string $column = '')
    {
        parent::__construct($text);
    }
}
