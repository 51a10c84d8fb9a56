<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Dashboard;

use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Plans\Domain\PaymentDue;

/** How an order is paid, beside its state. */
final class OrderPayment
{
    public static function draw(?PaymentDue $due): string
    {
        return match (true) {
            $due === null => '',
            $due->page !== '' => ' ' . Tag::of('a', ['href' => $due->page], Tag::text(__('Pay now', 'gazetteer'))),
            default => Tag::of('details', ['class' => 'gz-payment-how'], Tag::of('summary', [], Tag::text(__('How to pay', 'gazetteer'))) . str_replace("\n", '<br>', Tag::text($due->instructions))),
        };
    }
}
