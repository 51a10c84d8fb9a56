<?php

declare(strict_types=1);

namespace Gazetteer\Claims\Domain;

enum ClaimState: string
{
    case Open = 'open';
    case Approved = 'approved';
    case Declined = 'declined';
}
