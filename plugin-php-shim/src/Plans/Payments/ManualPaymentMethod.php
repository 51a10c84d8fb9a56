<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Payments;

use Gazetteer\Api\PaymentMethod;
use Gazetteer\Plans\Cards\Currency;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Orders\OrderWords;

if (!defined('ABSPATH')) {
    exit;
}

/** Payment by the instructions in the settings, such as a bank transfer. It is ready once there are instructions. */
final class ManualPaymentMethod implements PaymentMethod
{
    public function __construct(private readonly ManualPayment $settings)
    {
    }

    public function label(): string
    {
        return __('Pay by invoice or transfer', 'gazetteer');
    }

    public function isReady(): bool
    {
        return $this->settings->isReady(Currency::ofSite()->sign);
    }

    public function url(Order $order, Plan $plan): string
    {
        return '';
    }

    public function instructions(Order $order): string
    {
        $currency = Currency::ofSite();

        return $this->settings->instructions($order, OrderWords::plainTitle($order->plan), $currency->text($order->amount), $currency->sign);
    }
}
