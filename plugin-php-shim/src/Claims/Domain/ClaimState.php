<?php

declare(strict_types=1);

namespace Gazetteer\Claims\Domain;

/** The status of a claim. */
enum ClaimState: string
{
    case Open = 'open';
    case Approved = 'approved';
    case Declined = 'declined';
}
