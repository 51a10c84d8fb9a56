<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

/** The status of an order. Only a paid order publishes its listing automatically. */
enum OrderState: string
{
    /** Waits for a payment, or for a decision of the site's owner. */
    case Waiting = 'waiting';
    case Paid = 'paid';
    case Refused = 'refused';
}
