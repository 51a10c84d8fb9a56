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
 * Has the orders of plans paid through WooCommerce. Each becomes an order of the shop with one fee, so that no product is
 * needed: WooCommerce completes such an order as soon as it is paid.
 */
final class WooCommercePayments implements PaymentMethod
{
    /** Whether the site's owner wants it, among the settings of submitted listings. */
    public const SETTING = 'wooCommerce';
    /** At an order of the shop: the number of ours. */
    public const ORDER = '_gazetteer_order';

    /**
     * @param Closure(int, string): mixed $settle Our order was paid, by this name.
     * @param Closure(int, string): mixed $takeBack That payment was given back.
     */
    public function __construct(
        private readonly bool $isOn,
        private readonly Closure $settle,
        private readonly Closure $takeBack,
        private readonly ShopLinks $links,
    ) {
    }

    public static function isThere(): bool
    {
        return class_exists('WooCommerce') && function_exists('wc_create_order');
    }

    public function label(): string
    {
        return __('Pay online in our shop', 'gazetteer');
    }

    public function isReady(): bool
    {
        return $this->isOn && self::isThere();
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
            // The order waits for the site's owner then, as without a shop.
            RefusalTexts::report($bug);

            return '';
        }
    }

    public function paid(mixed $made): void
    {
        $order = $this->ours($made);
        if ($order > 0) {
            ($this->settle)($order, "WooCommerce {$made}");
        }
    }

    public function takenBack(mixed $made): void
    {
        $order = $this->ours($made);
        if ($order > 0) {
            ($this->takeBack)($order, "WooCommerce {$made}");
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

    /** The number of our order; 0 where it is none of ours. */
    private function ours(mixed $made): int
    {
        $found = self::isThere() && is_numeric($made) ? wc_get_order((int) $made) : false;

        return $found instanceof WC_Order ? (int) $found->get_meta(self::ORDER) : 0;
    }
}
