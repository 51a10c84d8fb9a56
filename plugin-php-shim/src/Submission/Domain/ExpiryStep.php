<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Domain;

/** What is to be done now about the time that a plan keeps a listing in the directory. */
enum ExpiryStep
{
    case None;
    /** Its owner is told that it ends soon. */
    case Notice;
    /** It is over. */
    case End;
}
