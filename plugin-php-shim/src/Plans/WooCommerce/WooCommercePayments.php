<?php

declare(strict_types=1);

namespace Gazetteer\Plans\WooCommerce;

use Closure;
use Gazetteer\Api\PaymentMethod;
use Gazetteer\Kernel\RefusalTexts;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\Plan;
use Throwable;
use WC_Order;
use WC_Order_Item_Fee;

if (!defined('ABSPATH')) {
    exit;
}

/**
 * Takes payments for plan orders through WooCommerce. Each plan order becomes a WooCommerce order with one fee, so that
 * no product is needed. WooCommerce completes an order without products when it is paid.
 */
final class WooCommercePayments implements PaymentMethod
{
    /** Key of the switch in the submission settings. */
    public const SETTING = 'wooCommerce';
    /** Meta key of a WooCommerce order that stores the plan order ID. */
    public const ORDER = '_gazetteer_order';

    /**
     * @param Closure(int, string): mixed $markPaid Marks a plan order as paid, with a payment reference.
     * @param Closure(int, string): mixed $refund Marks the payment with this reference as refunded.
     */
    public function __construct(
        private readonly bool $isOn,
        private readonly Closure $markPaid,
        private readonly Closure $refund,
        private readonly ShopLinks $links,
    ) {
    }

    public static function isInstalled(): bool
    {
        return class_exists('WooCommerce') && function_exists('wc_create_order');
    }

    public function label(): string
    {
        return __('Pay online in our shop', 'gazetteer');
    }

    public function isReady(): bool
    {
        return $this->isOn && self::isInstalled();
    }

    public function instructions(Order $order): string
    {
        return '';
    }

    public function url(Order $order, Plan $plan): string
    {
        try {
            $kept = wc_get_order($this->links->find($order));
            $made = $kept instanceof WC_Order && $kept->needs_payment() ? $kept : $this->make($order, $plan);

            return $made === null ? '' : (string) $made->get_checkout_payment_url();
        } catch (Throwable $bug) {
            // Report the exception and return no payment page. The site's owner then marks the order as paid.
            RefusalTexts::report($bug);

            return '';
        }
    }

    public function paid(mixed $made): void
    {
        $order = $this->ours($made);
        if ($order > 0) {
            ($this->markPaid)($order, "WooCommerce {$made}");
        }
    }

    public function refunded(mixed $made): void
    {
        $order = $this->ours($made);
        if ($order > 0) {
            ($this->refund)($order, "WooCommerce {$made}");
        }
    }

    private function make(Order $order, Plan $plan): ?WC_Order
    {
        $made = wc_create_order(['status' => 'pending', 'customer_id' => $this->links->customer($order), 'created_via' => 'gazetteer']);
        if (!$made instanceof WC_Order) {
            return null;
        }
        $amount = number_format($order->amount, 2, '.', '');
        $fee = new WC_Order_Item_Fee();
        $fee->set_name($this->links->name($order, $plan));
        $fee->set_amount($amount);
        $fee->set_total($amount);
        $made->add_item($fee);
        $made->set_billing_email($this->links->email($order));
        $made->update_meta_data(self::ORDER, $order->id);
        $made->calculate_totals();
        $made->save();
        $this->links->keep($order, (int) $made->get_id());

        return $made;
    }

    /** Returns the plan order ID; 0 if the WooCommerce order is not for a plan. */
    private function ours(mixed $made): int
    {
        $found = self::isInstalled() && is_numeric($made) ? wc_get_order((int) $made) : false;

        return $found instanceof WC_Order ? (int) $found->get_meta(self::ORDER) : 0;
    }
}
