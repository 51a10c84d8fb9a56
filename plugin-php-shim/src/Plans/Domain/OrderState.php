<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

/** What became of an order. Only a paid one brings a listing to the public by itself. */
enum OrderState: string
{
    /** For a payment, or for the owner of the site to look at it. */
    case Waiting = 'waiting';
    case Paid = 'paid';
    case Refused = 'refused';
}
