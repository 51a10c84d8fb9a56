<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Domain;

/** The next step in the expiry of a listing. */
enum ExpiryStep
{
    case None;
    /** Notify the owner that the listing expires soon. */
    case Notice;
    /** Expire the listing. */
    case End;
}
