<?php

declare(strict_types=1);

namespace Gazetteer\Links\Domain\Outbound;

/** The result of an imported line. */
enum ImportLineState: string
{
    case Added = 'added';
    case Changed = 'changed';
    /** An identical link exists. */
    case Same = 'same';
    /** A different link with the same path exists and is not changed. */
    case Skipped = 'skipped';
    case Wrong = 'wrong';
}
