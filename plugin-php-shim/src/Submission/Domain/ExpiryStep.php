<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Domain;

/** The next step in the expiry of a listing: nothing, a notice to the owner, or the end. */
enum ExpiryStep
{
    case None;
    case Notice;
    case End;
}
