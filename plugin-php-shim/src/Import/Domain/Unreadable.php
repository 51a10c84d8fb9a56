<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

use RuntimeException;

/** A cell that says nothing that could be kept there. */
final class Unreadable extends RuntimeException
{
    /** @param string $column Where whoever catches it does not know. */
    public function __construct(public readonly RowFault $fault, string $text = '', public readonly string $column = '')
    {
        parent::__construct($text);
    }
}
