<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

/** What an import does with a row. */
enum RowResult: string
{
    case Created = 'created';
    case Updated = 'updated';
    case Unchanged = 'unchanged';
    case Refused = 'refused';
}
