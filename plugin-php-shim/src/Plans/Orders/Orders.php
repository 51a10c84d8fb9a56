<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Orders;

use Gazetteer\Data\ListingOwner;
use Gazetteer\Data\PostStatus;
use Gazetteer\Data\Types;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\OrderState;
use Gazetteer\Plans\Domain\PaymentWay;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\Purchase;
use Gazetteer\Plans\Payments\PaymentMethods;
use Gazetteer\Plugin;

/**
 * Where orders meet WordPress. A payment plugin answers the filter with the page on which the order is paid, and tells
 * of the payment by the action. Without one, orders wait under Listings → Orders for somebody to say yes or no.
 */
final class Orders
{
    /** Filter: `(string $url, Order $order, Plan $plan): string`. */
    public const PAYING_PAGE = 'gazetteer_plan_purchase_url';
    /** Action that payment plugins do: `(int $order, string $reference)`. */
    public const PAID = 'gazetteer_plan_paid';
    /** Action that payment plugins do: `(int $order, string $reference)`, with the reference of the payment. */
    public const REFUNDED = 'gazetteer_plan_refunded';
    /** Action that we do: `(Order $order)`, once for each order. */
    public const SETTLED = 'gazetteer_order_settled';
    /** Action that we do: `(Order $order)`, where a payment was given back. */
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
        return PaymentWay::soleOf(Plugin::get(PaymentMethods::class)->ways($order, $plan))->page ?? '';
    }

    public function find(int $id): ?Order
    {
        return $this->table->find($id);
    }

    /** Where a plan without a price is to run from now on. */
    public function grant(Plan $plan, int $listing, int $buyer, int $now): void
    {
        $this->table->grant($plan, $listing, $buyer, $now);
    }

    public function cancel(int $id): void
    {
        $this->table->cancel($id);
    }

    /** Makes the table where nobody has ordered yet: within a transaction it could not be made. */
    public function prepare(): void
    {
        $this->table->schema()->create();
    }

    /** @return list<Order> The newest of an account, the newest first. */
    public function ofBuyer(int $buyer, int $most): array
    {
        return $this->table->newestOf($buyer, $most);
    }

    /**
     * @param list<int> $listings
     * @return list<Order> Whoever made them, the newest first.
     */
    public function ofListings(array $listings): array
    {
        return $this->table->ofListings($listings);
    }

    public function withdraw(int $listing): void
    {
        $this->table->withdraw($listing);
    }

    /** What a payment plugin tells. */
    public function paid(mixed $order, mixed $reference = ''): void
    {
        $this->settle(is_numeric($order) ? (int) $order : 0, OrderState::Paid, is_scalar($reference) ? (string) $reference : '');
    }

    public function refunded(mixed $order, mixed $reference = ''): void
    {
        $this->takeBack(is_numeric($order) ? (int) $order : 0, is_scalar($reference) ? (string) $reference : '');
    }

    public function settle(int $id, OrderState $state, string $reference): bool
    {
        $isForClaim = $this->table->find($id)?->waitsWithClaim() ?? false;
        if (!$this->table->settle($id, $state, sanitize_text_field($reference), time())) {
            return false;
        }
        $order = $this->table->find($id);
        if ($order === null) {
            return false;
        }
        // What a claim brings comes with the claim's approval.
        if ($state === OrderState::Paid && !$isForClaim) {
            $this->publish($order->listing);
            $this->noteOwner($order);
        }
        Extensions::tell(self::SETTLED, $order);

        return true;
    }

    /**
     * A payment was given back: what it paid for is not public any more, unless another one pays for it, too.
     *
     * @param string $reference As it was settled by; another payment's end is nobody's here.
     */
    public function takeBack(int $id, string $reference): void
    {
        foreach ($this->table->takeBack($id, sanitize_text_field($reference), time()) as $order) {
            $others = array_filter($this->table->ofListings([$order->listing]), static fn (Order $other): bool => $other->state === OrderState::Paid);
            // What somebody paid with a claim that was declined never was theirs.
            $isTheirs = in_array($order->buyer, [0, (int) get_post_field('post_author', $order->listing)], true);
            if ($others === [] && $isTheirs && get_post_type($order->listing) === $this->listingType) {
                PostStatus::change($order->listing, 'publish', 'pending');
            }
            Extensions::tell(self::TAKEN_BACK, $order);
        }
    }

    private function noteOwner(Order $order): void
    {
        if (get_post_type($order->listing) === $this->listingType && (int) get_post_field('post_author', $order->listing) === $order->buyer) {
            ListingOwner::note(Plugin::settings()->names(), $order->listing, $order->buyer);
        }
    }

    /** Only what waits for it, or had run out: a listing in the trash stays there, and so does a post of another kind. */
    private function publish(int $listing): void
    {
        if (get_post_type($listing) === $this->listingType && in_array(get_post_status($listing), ['pending', Types::EXPIRED], true)) {
            wp_publish_post($listing);
        }
    }
}
