<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Orders;

use Gazetteer\Data\ListingOwner;
use Gazetteer\Data\PostStatus;
use Gazetteer\Data\Types;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Store\StoreFailure;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\OrderState;
use Gazetteer\Plans\Domain\PaymentOption;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\Purchase;
use Gazetteer\Plans\Payments\PaymentMethods;
use Gazetteer\Plugin;

/**
 * Connects orders to WordPress. A payment plugin returns the payment page from the filter, and calls the action after
 * the payment. Without a payment plugin, the site's owner marks orders as paid under Listings → Orders.
 */
final class Orders
{
    /** Filter: `(string $url, Order $order, Plan $plan): string`. */
    public const PAYING_PAGE = 'gazetteer_plan_purchase_url';
    /** Action that payment plugins call: `(int $order, string $reference)`. */
    public const PAID = 'gazetteer_plan_paid';
    /** Action that payment plugins call: `(int $order, string $reference)`, with the reference of the payment. */
    public const REFUNDED = 'gazetteer_plan_refunded';
    /** Action that the plugin calls: `(Order $order)`, once for each order. */
    public const SETTLED = 'gazetteer_order_settled';
    /** Action that the plugin calls after a refund: `(Order $order)`. */
    public const TAKEN_BACK = 'gazetteer_order_taken_back';

    public function __construct(private readonly OrderTable $table, private readonly string $listingType)
    {
    }

    public function purchase(): Purchase
    {
        return new Purchase($this->table, self::payingPage(...));
    }

    /** The page on which an order is paid; '' if there is none, or the buyer can choose between several methods. */
    public static function payingPage(Order $order, Plan $plan): string
    {
        return PaymentOption::single(Plugin::get(PaymentMethods::class)->options($order, $plan))->page ?? '';
    }

    public function find(int $id): ?Order
    {
        return $this->table->find($id);
    }

    /** Records that a plan without a price starts now. */
    public function grant(Plan $plan, int $listing, int $buyer, int $now): void
    {
        $this->table->grant($plan, $listing, $buyer, $now);
    }

    public function cancel(int $id): void
    {
        $this->table->cancel($id);
    }

    /** Creates the table before a transaction, because `CREATE TABLE` commits implicitly. */
    public function prepare(): void
    {
        $this->table->store->create();
    }

    /** @return list<Order> The newest orders of an account, newest first. */
    public function ofBuyer(int $buyer, int $most): array
    {
        return StoreFailure::tolerate(fn (): array => $this->table->newestOf($buyer, $most), []);
    }

    /**
     * @param list<int> $listings
     * @return list<Order> Orders of all buyers, newest first.
     */
    public function ofListings(array $listings): array
    {
        return StoreFailure::tolerate(fn (): array => $this->table->ofListings($listings), []);
    }

    public function withdraw(int $listing): void
    {
        $this->table->withdraw($listing);
    }

    /**
     * Callback of the action `gazetteer_plan_paid`. A failed statement must not end the request of the payment
     * plugin.
     */
    public function paid(mixed $order, mixed $reference = ''): void
    {
        [$id, $text] = [is_numeric($order) ? (int) $order : 0, is_scalar($reference) ? (string) $reference : ''];
        StoreFailure::tolerate(fn (): bool => $this->close($id, OrderState::Paid, $text));
    }

    /** Callback of the action `gazetteer_plan_refunded`. */
    public function refunded(mixed $order, mixed $reference = ''): void
    {
        [$id, $text] = [is_numeric($order) ? (int) $order : 0, is_scalar($reference) ? (string) $reference : ''];
        StoreFailure::tolerate(fn () => $this->refund($id, $text));
    }

    /** Marks a waiting order as paid or refused. Publishes the listing of a paid order. */
    public function close(int $id, OrderState $state, string $reference): bool
    {
        $isForClaim = $this->table->find($id)?->waitsWithClaim() ?? false;
        if (!$this->table->close($id, $state, sanitize_text_field($reference), time())) {
            return false;
        }
        $order = $this->table->find($id);
        if ($order === null) {
            return false;
        }
        // For a claim, the listing changes when the claim is approved.
        if ($state === OrderState::Paid && !$isForClaim) {
            $this->publish($order->listing);
            $this->noteOwner($order);
        }
        Extensions::fire(self::SETTLED, $order);

        return true;
    }

    /**
     * Handles a refund: unpublishes the listing unless another paid order covers it.
     *
     * @param string $reference The reference of the payment. Refunds of other payments are ignored.
     */
    public function refund(int $id, string $reference): void
    {
        foreach ($this->table->refund($id, sanitize_text_field($reference), time()) as $order) {
            $others = array_filter($this->table->ofListings([$order->listing]), static fn (Order $other): bool => $other->state === OrderState::Paid);
            // If the claim was declined, the buyer never owned the listing, so leave it published.
            $isTheirs = in_array($order->buyer, [0, (int) get_post_field('post_author', $order->listing)], true);
            if ($others === [] && $isTheirs && get_post_type($order->listing) === $this->listingType) {
                PostStatus::change($order->listing, 'publish', 'pending');
            }
            Extensions::fire(self::TAKEN_BACK, $order);
        }
    }

    private function noteOwner(Order $order): void
    {
        if (get_post_type($order->listing) === $this->listingType && (int) get_post_field('post_author', $order->listing) === $order->buyer) {
            ListingOwner::save(Plugin::settings()->names(), $order->listing, $order->buyer);
        }
    }

    /** Publishes only pending or expired listings. Leaves drafts, trashed listings and other post types unchanged. */
    private function publish(int $listing): void
    {
        if (get_post_type($listing) === $this->listingType && in_array(get_post_status($listing), ['pending', Types::EXPIRED], true)) {
            wp_publish_post($listing);
        }
    }
}
