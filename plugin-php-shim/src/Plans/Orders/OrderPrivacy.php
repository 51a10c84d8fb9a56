<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Orders;

use Gazetteer\Plans\Domain\Order;

/**
 * Exports the orders of an account, or removes the account from its orders. Orders themselves are kept for accounting.
 * Waiting orders keep their account until they are paid or refused.
 */
final class OrderPrivacy
{
    private const NAME = 'gazetteer-orders';
    private const AT_ONCE = 100;

    /**
     * @param array<string, array<string, mixed>> $all
     * @return array<string, array<string, mixed>>
     */
    public static function addExporter(array $all): array
    {
        return $all + [
            self::NAME => ['exporter_friendly_name' => __('Plan orders', 'gazetteer'), 'callback' => self::export(...)],
        ];
    }

    /**
     * @param array<string, array<string, mixed>> $all
     * @return array<string, array<string, mixed>>
     */
    public static function addEraser(array $all): array
    {
        return $all + [
            self::NAME => ['eraser_friendly_name' => __('Plan orders', 'gazetteer'), 'callback' => self::erase(...)],
        ];
    }

    /** @return array{data: list<array<string, mixed>>, done: bool} */
    private static function export(string $email, int $page = 1): array
    {
        $user = get_user_by('email', $email);
        $orders = $user ? (new OrderTable())->ofAccount($user->ID, max(1, $page), self::AT_ONCE) : [];

        return [
            'data' => array_map(static fn (Order $order): array => [
                'group_id' => self::NAME,
                'group_label' => __('Plan orders', 'gazetteer'),
                'item_id' => self::NAME . "-{$order->id}",
                'data' => self::lines($order),
            ], $orders),
            'done' => count($orders) < self::AT_ONCE,
        ];
    }

    /** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
    private static function erase(string $email): array
    {
        $user = get_user_by('email', $email);
        $table = new OrderTable();
        $removed = $user ? $table->forget($user->ID) : 0;
        $waiting = $user ? $table->ofAccount($user->ID, 1, 1) : [];

        return [
            'items_removed' => $removed > 0,
            'items_retained' => $removed > 0 || $waiting !== [],
            'messages' => array_values(array_filter([
                $removed > 0 ? __('Orders were kept, but no longer contain the account.', 'gazetteer') : '',
                $waiting !== [] ? __('Unpaid orders were not changed. Mark them as paid or decline them, then erase the data again.', 'gazetteer') : '',
            ])),
            'done' => true,
        ];
    }

    /** @return list<array{name: string, value: string}> */
    private static function lines(Order $order): array
    {
        $lines = [
            __('Order number', 'gazetteer') => $order->number(),
            __('Listing', 'gazetteer') => OrderWords::title($order->listing),
            __('Plan', 'gazetteer') => OrderWords::title($order->plan),
            __('Amount', 'gazetteer') => OrderWords::amount($order->amount),
            __('Status', 'gazetteer') => OrderWords::state($order->state),
            __('Date', 'gazetteer') => OrderWords::time($order->made),
        ];

        return array_map(
            static fn (string $name, string $value): array => ['name' => $name, 'value' => esc_html($value)],
            array_keys($lines),
            $lines,
        );
    }
}
