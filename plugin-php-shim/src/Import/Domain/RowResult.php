<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

/** The result of importing a row. */
enum RowResult: string
{
    case Created = 'created';
    case Updated = 'updated';
    case Unchanged = 'unchanged';
    case Refused = 'refused';
}
