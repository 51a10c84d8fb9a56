<?php

declare(strict_types=1);

namespace Gazetteer\Links\Domain\Outbound;

/** What becomes of a line of an imported table. */
enum ImportLineState: string
{
    case Added = 'added';
    case Changed = 'changed';
    /** The link is there, and as the line says. */
    case Same = 'same';
    /** The link is there and another one, and stays as it is. */
    case Skipped = 'skipped';
    case Wrong = 'wrong';
}
