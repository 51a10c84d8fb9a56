<?php

/**
 * A minimal WooCommerce for tests of its adapter, with the names, arguments and return values of
 * the real functions. An order is pending until a case changes it.
 */

declare(strict_types=1);

final class WooCommerce
{
}

final class WC_Order_Item_Fee
{
    /** @var array<string, mixed> */
    public array $set = [];

    /** @param list<mixed> $values */
    public function __call(string $setter, array $values): void
    {
        $this->set[substr($setter, 4)] = $values[0];
    }
}

final class WC_Order
{
    /** @var array<int, self> */
    public static array $all = [];
    public string $status = 'pending';
    public string $email = '';
    public int $customer = 0;
    public int $saved = 0;
    /** @var list<WC_Order_Item_Fee> */
    public array $items = [];
    /** @var array<string, mixed> */
    private array $metas = [];

    public function __construct(private readonly int $id)
    {
    }

    public function get_id(): int
    {
        return $this->id;
    }

    public function add_item(WC_Order_Item_Fee $item): void
    {
        $this->items[] = $item;
    }

    public function set_billing_email(string $email): void
    {
        $this->email = $email;
    }

    public function update_meta_data(string $key, mixed $value): void
    {
        $this->metas[$key] = $value;
    }

    public function get_meta(string $key): mixed
    {
        return $this->metas[$key] ?? '';
    }

    public function calculate_totals(): float
    {
        return (float) array_sum(array_map(static fn (WC_Order_Item_Fee $item): float => (float) $item->set['total'], $this->items));
    }

    public function needs_payment(): bool
    {
        return in_array($this->status, ['pending', 'failed'], true);
    }

    public function get_checkout_payment_url(): string
    {
        return "https://shop.example/checkout/order-pay/{$this->id}/?pay_for_order=true&key=wc_order_x";
    }

    public function save(): int
    {
        $this->saved++;

        return $this->id;
    }
}

/** @param array<string, mixed> $args */
function wc_create_order(array $args): WC_Order
{
    $id = 1000 + count(WC_Order::$all);
    $order = WC_Order::$all[$id] = new WC_Order($id);
    $order->status = (string) $args['status'];
    $order->customer = (int) $args['customer_id'];

    return $order;
}

function wc_get_order(mixed $id): WC_Order|false
{
    return WC_Order::$all[(int) $id] ?? false;
}
