<?php

declare(strict_types=1);

namespace Gazetteer\Plans\WooCommerce;

use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\Plan;

/** Links plan orders to WooCommerce orders. */
class ShopLinks
{
    /** Listing meta: WooCommerce order IDs, keyed by plan order ID. */
    private const META = '_gazetteer_shop_orders';

    /** Returns the WooCommerce order ID; 0 for none. */
    public function find(Order $order): int
    {
        return (int) ($this->all($order->listing)[$order->id] ?? 0);
    }

    public function keep(Order $order, int $made): void
    {
        update_post_meta($order->listing, self::META, [$order->id => $made] + $this->all($order->listing));
    }

    /** WooCommerce requires a login to pay an order of an account, but a new account has no password yet. */
    public function customer(Order $order): int
    {
        return $order->buyer === get_current_user_id() ? $order->buyer : 0;
    }

    public function email(Order $order): string
    {
        $buyer = get_userdata($order->buyer);

        return $buyer === false ? '' : (string) $buyer->user_email;
    }

    public function name(Order $order, Plan $plan): string
    {
        $title = html_entity_decode(wp_strip_all_tags((string) get_the_title($order->listing), true), ENT_QUOTES | ENT_HTML5, 'UTF-8');

        return $title === '' ? $plan->title : "{$plan->title}: {$title}";
    }

    /** @return array<int, int> */
    private function all(int $listing): array
    {
        $kept = get_post_meta($listing, self::META, true);

        return is_array($kept) ? $kept : [];
    }
}
