<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Orders;

use Closure;
use Gazetteer\Data\Types;
use Gazetteer\Kernel\Html\NarrowColumns;
use Gazetteer\Kernel\Store\StoreFailure;
use Gazetteer\Plans\Cards\Currency;
use Gazetteer\Plans\Domain\OrderState;
use Gazetteer\Plans\Payments\ManualPayment;
use Gazetteer\Plans\Payments\PaymentSetup;

/** Listings → Orders: the list of orders, with links to mark orders as paid or decline them. */
final class OrdersScreen
{
    public const PAGE = 'gazetteer-orders';
    private const CLOSE = 'gazetteer_settle_order';

    /** @param Closure(): Orders $orders */
    public function __construct(
        private readonly OrderTable $table,
        private readonly Closure $orders,
        private readonly string $listingType,
        private readonly ManualPayment $manual,
    ) {
    }

    public static function closeUrl(int $order, OrderState $state): string
    {
        $url = add_query_arg(['action' => self::CLOSE, 'order' => $order, 'state' => $state->value], admin_url('admin-post.php'));

        return wp_nonce_url($url, self::CLOSE . $order);
    }

    public function addPage(): void
    {
        // Hide the menu item until the first order creates the table.
        if (!$this->table->store->exists()) {
            return;
        }
        $waiting = StoreFailure::tolerate(fn (): int => $this->table->count(OrderState::Waiting), 0);
        $bubble = $waiting > 0
            ? sprintf(' <span class="awaiting-mod"><span class="pending-count">%s</span></span>', esc_html(number_format_i18n($waiting)))
            : '';
        add_submenu_page(
            "edit.php?post_type={$this->listingType}",
            __('Orders', 'gazetteer'),
            __('Orders', 'gazetteer') . $bubble,
            Types::EDIT_PLANS,
            self::PAGE,
            $this->draw(...),
        );
    }

    private function draw(): void
    {
        if (!current_user_can(Types::EDIT_PLANS)) {
            return;
        }
        $list = new OrderListTable($this->table);
        $list->prepare_items();
        NarrowColumns::show('amount', 'state');
        echo '<div class="wrap"><h1>' . esc_html__('Orders', 'gazetteer') . '</h1>';
        echo '<p>' . esc_html__('A new listing is published when its order is paid. If no payment plugin completes an order, mark it as paid here when you have received the money.', 'gazetteer') . '</p>';
        $this->drawInstructions();
        $list->display();
        echo '</div>';
    }

    private function drawInstructions(): void
    {
        $text = $this->manual->text(Currency::ofSite()->sign);
        if ($text === '') {
            return;
        }
        $edit = current_user_can('manage_options')
            ? sprintf(' <a href="%s">%s</a>', esc_url(PaymentSetup::settingsUrl()), esc_html__('Edit', 'gazetteer'))
            : '';
        // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above.
        printf('<details><summary>%s</summary><p>%s%s</p></details>', esc_html__('Payment instructions', 'gazetteer'), nl2br(esc_html($text)), $edit);
    }

    public function close(): never
    {
        $order = absint($_GET['order'] ?? 0);
        check_admin_referer(self::CLOSE . $order);
        if (!current_user_can(Types::EDIT_PLANS)) {
            wp_die(esc_html__('You are not allowed to manage orders.', 'gazetteer'), 403);
        }
        $state = OrderState::tryFrom(sanitize_key($_GET['state'] ?? ''));
        if ($state !== null && $state !== OrderState::Waiting) {
            // A manual decision has no payment reference, so store the login name of the user.
            ($this->orders)()->close($order, $state, wp_get_current_user()->user_login);
        }
        wp_safe_redirect(admin_url("edit.php?post_type={$this->listingType}&page=" . self::PAGE));
        exit;
    }
}
