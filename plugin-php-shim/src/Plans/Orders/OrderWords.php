<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Orders;

use Gazetteer\Plans\Cards\Currency;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\OrderState;

/** Texts about orders, as plain text. */
final class OrderWords
{
    public static function state(OrderState $state): string
    {
        return match ($state) {
            OrderState::Waiting => __('Awaiting payment', 'gazetteer'),
            OrderState::Paid => __('Paid', 'gazetteer'),
            OrderState::Refused => _x('Declined', 'order', 'gazetteer'),
        };
    }

    /** Formats an amount like the prices of plans. */
    public static function amount(float $amount): string
    {
        return Currency::ofSite()->text($amount);
    }

    /** The price. If the order uses a place in a package, the number of the package's order instead. */
    public static function price(Order $order): string
    {
        return $order->package === 0 ? self::amount($order->amount) : sprintf(
            /* translators: %s: number of an order. */
            __('Part of order %s', 'gazetteer'),
            Order::numberOf($order->package),
        );
    }

    public static function time(int $moment): string
    {
        return (string) wp_date(get_option('date_format') . ' ' . get_option('time_format'), $moment);
    }

    /** The title of a listing or plan; its ID if it was deleted. */
    public static function title(int $post): string
    {
        return get_the_title($post) ?: sprintf(
            /* translators: %d: number of a post. */
            __('No. %d', 'gazetteer'),
            $post,
        );
    }

    /** The title without markup and entities, for mails and messages. */
    public static function plainTitle(int $post): string
    {
        return html_entity_decode(wp_strip_all_tags(self::title($post), true), ENT_QUOTES | ENT_HTML5, 'UTF-8');
    }
}
