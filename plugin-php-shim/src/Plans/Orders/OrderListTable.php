<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Orders;

use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\OrderState;
use WP_List_Table;

if (!defined('ABSPATH')) {
    exit;
}

// WordPress loads this class only on its own list screens.
require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';

final class OrderListTable extends WP_List_Table
{
    private const PER_PAGE = 20;

    public function __construct(private readonly OrderTable $table)
    {
        parent::__construct(['singular' => 'order', 'plural' => 'orders', 'ajax' => false]);
    }

    public function prepare_items(): void
    {
        $this->items = $this->table->page($this->get_pagenum(), self::PER_PAGE);
        $this->set_pagination_args(['total_items' => $this->table->count(), 'per_page' => self::PER_PAGE]);
        $posts = array_merge(...array_map(static fn (Order $order): array => [$order->plan, $order->listing], $this->items ?: [new Order(0, 0, 0, 0, 0.0)]));
        _prime_post_caches(array_filter(array_unique($posts)), false, false);
        cache_users(array_filter(array_unique(array_map(static fn (Order $order): int => $order->buyer, $this->items))));
        $this->_column_headers = [$this->get_columns(), [], [], 'listing'];
    }

    /** @return array<string, string> */
    public function get_columns(): array
    {
        return [
            'listing' => __('Listing', 'gazetteer'),
            'number' => __('Order', 'gazetteer'),
            'plan' => __('Plan', 'gazetteer'),
            'buyer' => __('Buyer', 'gazetteer'),
            'amount' => __('Amount', 'gazetteer'),
            'state' => __('Status', 'gazetteer'),
            'made' => __('Date', 'gazetteer'),
        ];
    }

    public function no_items(): void
    {
        esc_html_e('No orders found. Orders for paid plans are shown here.', 'gazetteer');
    }

    /** @param Order $item */
    protected function column_listing($item): string
    {
        return $this->title($item->listing, get_edit_post_link($item->listing) ?? '');
    }

    /** @param Order $item */
    protected function column_number($item): string
    {
        return esc_html($item->number());
    }

    /** @param Order $item */
    protected function column_plan($item): string
    {
        return $this->title($item->plan, '');
    }

    /** @param Order $item */
    protected function column_buyer($item): string
    {
        $buyer = get_userdata($item->buyer);

        return $buyer === false ? esc_html__('Guest', 'gazetteer') : sprintf(
            '%s<br><a href="%s">%s</a>',
            esc_html($buyer->display_name),
            esc_url("mailto:{$buyer->user_email}"),
            esc_html($buyer->user_email),
        );
    }

    /** @param Order $item */
    protected function column_amount($item): string
    {
        return esc_html(OrderWords::price($item));
    }

    /** @param Order $item */
    protected function column_state($item): string
    {
        $more = match (true) {
            $item->waitsWithClaim() => ' · ' . esc_html__('Belongs to a claim', 'gazetteer'),
            $item->reference === '' => '',
            default => ' <code>' . esc_html($item->reference) . '</code>',
        };

        return esc_html(OrderWords::state($item->state)) . $more;
    }

    /** @param Order $item */
    protected function column_made($item): string
    {
        return sprintf('<time datetime="%s">%s</time>', esc_attr((string) wp_date('c', $item->made)), esc_html(OrderWords::time($item->made)));
    }

    /**
     * @param Order $item
     * @param string $column_name
     * @param string $primary
     */
    protected function handle_row_actions($item, $column_name, $primary): string
    {
        if ($column_name !== $primary || $item->state !== OrderState::Waiting) {
            return '';
        }

        return $this->row_actions([
            'paid' => sprintf('<a href="%s">%s</a>', esc_url(OrdersScreen::closeUrl($item->id, OrderState::Paid)), esc_html(self::paidLabel($item))),
            'refused' => sprintf('<a href="%s" class="submitdelete">%s</a>', esc_url(OrdersScreen::closeUrl($item->id, OrderState::Refused)), esc_html__('Decline', 'gazetteer')),
        ], true);
    }

    /** An order of a claim publishes nothing, and a listing that is already public stays public. */
    private static function paidLabel(Order $order): string
    {
        return $order->waitsWithClaim() || get_post_status($order->listing) === 'publish'
            ? __('Mark as paid', 'gazetteer')
            : __('Mark as paid and publish', 'gazetteer');
    }

    private function title(int $post, string $url): string
    {
        $title = OrderWords::title($post);

        return $url === '' ? esc_html($title) : sprintf('<strong><a class="row-title" href="%s">%s</a></strong>', esc_url($url), esc_html($title));
    }
}
