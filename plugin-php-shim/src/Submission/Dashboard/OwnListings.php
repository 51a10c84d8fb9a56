<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Dashboard;

use Closure;
use Gazetteer\Contract\Meta;
use Gazetteer\Data\DataNames;
use Gazetteer\Data\StoredPost;
use Gazetteer\Data\Types;
use Gazetteer\Directory\Cards\Picture;
use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Listings\Fields\ValueCleaning;
use Gazetteer\Listings\ListingMeta;
use Gazetteer\Listings\ListingPosts;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanRepository;
use Gazetteer\Plans\Payments\PaymentsDue;
use Gazetteer\Submission\Domain\ListingStatus;
use Gazetteer\Submission\Pages\OwnerPages;
use WP_Post;
use WP_Query;

/** Reads the listings of an account for its dashboard. */
final class OwnListings
{
    private const SIZE = 20;
    /** Number of photos to try before falling back to the initials. */
    private const PHOTOS = 3;
    private const STATUSES = ['publish', 'future', 'pending', 'draft', 'private', Types::EXPIRED];

    /**
     * @param Closure(list<int>): list<Order> $orders Returns the orders of these listings, by any buyer.
     * @param Closure(): PaymentsDue $payments
     */
    public function __construct(
        private readonly DataNames $names,
        private readonly PlanRepository $plans,
        private readonly OwnerPages $pages,
        private readonly Closure $orders,
        private readonly Closure $payments,
    ) {
    }

    /** @return array{list<OwnListing>, int} The listings of one page, and the number of pages. */
    public function page(int $author, int $page): array
    {
        $query = new WP_Query([
            'post_type' => $this->names->listing,
            'post_status' => self::STATUSES,
            'author' => $author,
            'posts_per_page' => self::SIZE,
            'paged' => $page,
            'orderby' => ['modified' => 'DESC', 'ID' => 'DESC'],
        ]);
        $posts = array_values(array_filter($query->posts, static fn (mixed $post): bool => $post instanceof WP_Post));

        $orders = ($this->orders)(array_map(static fn (WP_Post $post): int => $post->ID, $posts));

        return [array_map(fn (WP_Post $post): OwnListing => $this->view($post, $orders), $posts), (int) $query->max_num_pages];
    }

    public function mayRenew(WP_Post $listing, int $now): bool
    {
        return $this->listedUntil($listing)->mayRenew($now);
    }

    /**
     * Returns the plan to renew with, or null if the listing cannot be renewed. Reads the database, not the cache,
     * because an order follows.
     */
    public function renewal(StoredPost $listing, int $now): ?Plan
    {
        $details = $listing->meta($this->names->details);
        $plan = $this->plans->stored(ListingMeta::planId($listing->meta(ListingMeta::PLAN), is_array($details) ? $details : []));
        $id = $listing->post->ID;

        return self::calculate($listing->post, $plan, ($this->orders)([$id]), (int) $listing->meta(ListingMeta::BROUGHT_BACK))->mayRenew($now) ? $plan : null;
    }

    private function plan(WP_Post $listing): ?Plan
    {
        $details = ListingMeta::arrayOf($listing->ID, $this->names->details);

        return $this->plans->find(ListingMeta::planId(get_post_meta($listing->ID, ListingMeta::PLAN, true), $details));
    }

    /**
     * @param list<Order>|null $orders Orders that may include those of other listings; null to query the orders of this listing.
     */
    public function listedUntil(WP_Post $listing, ?array $orders = null): ListedUntil
    {
        return self::calculate($listing, $this->plan($listing), $orders ?? ($this->orders)([$listing->ID]), (int) get_post_meta($listing->ID, ListingMeta::BROUGHT_BACK, true));
    }

    /** @param list<Order> $orders */
    private static function calculate(WP_Post $listing, ?Plan $plan, array $orders, int $broughtBack): ListedUntil
    {
        $own = array_values(array_filter($orders, static fn (Order $order): bool => $order->listing === $listing->ID));

        return new ListedUntil($plan, ListingPosts::published($listing), $listing->post_status === Types::EXPIRED, $own, $broughtBack);
    }

    /** @param list<Order> $orders */
    private function view(WP_Post $listing, array $orders): OwnListing
    {
        $plan = $this->plan($listing);
        $time = $this->listedUntil($listing, $orders);
        $waiting = $time->waitingOrder();
        // If another account placed the order, that account pays. So do not show the payment to the owner.
        $isOwn = $waiting !== null && $waiting->plan === $plan?->id && $waiting->buyer === (int) $listing->post_author;
        $due = $isOwn ? ($this->payments)()->ofOrder($waiting) : null;
        $isPublic = $listing->post_status === 'publish';
        [$state, $tone] = self::state($listing->post_status, $waiting !== null);

        return new OwnListing(
            id: $listing->ID,
            title: html_entity_decode(wp_strip_all_tags($listing->post_title), ENT_QUOTES | ENT_HTML5, 'UTF-8') ?: __('(no title)', 'gazetteer'),
            picture: self::picture($listing),
            state: $state,
            tone: $tone,
            plan: $plan->title ?? '',
            until: $isPublic && $time->planEnd() > 0 ? (string) wp_date((string) get_option('date_format'), $time->planEnd()) : '',
            view: $isPublic ? (string) get_permalink($listing) : '',
            edit: ListingStatus::mayBeEdited($listing->post_status) ? $this->pages->edit($listing->ID) : '',
            pay: $due->page ?? '',
            mayRenew: $time->mayRenew(time()),
            note: self::note($listing->ID),
            due: $due,
        );
    }

    /** Shows the featured image, or the first photo of the gallery, or the initials. */
    private static function picture(WP_Post $listing): string
    {
        $gallery = ValueCleaning::ids(get_post_meta($listing->ID, Meta::GALLERY, true));
        foreach (array_filter([(int) get_post_thumbnail_id($listing), ...array_slice($gallery, 0, self::PHOTOS)]) as $photo) {
            $picture = wp_attachment_is_image($photo) ? Picture::draw($photo, 'thumbnail', ['alt' => '', 'class' => 'gz-own-picture']) : '';
            if ($picture !== '') {
                return $picture;
            }
        }

        return Tag::of('span', ['class' => 'gz-own-blank gz-own-tint-' . Picture::tint($listing->post_title)], Tag::text(Picture::initials(wp_strip_all_tags($listing->post_title))));
    }

    private static function note(int $listing): string
    {
        $declined = get_post_meta($listing, ListingMeta::DECLINED_EDIT, true);

        return match (true) {
            get_post_meta($listing, ListingMeta::WAITING_EDIT, true) !== '' => __('Your changes are pending review.', 'gazetteer'),
            /* translators: %s: why, in the words of the site’s owner. */
            is_string($declined) && $declined !== '' => sprintf(__('Your changes were declined: %s', 'gazetteer'), $declined),
            default => '',
        };
    }

    /** @return array{string, string} The label, and the tone used in the CSS class. */
    private static function state(string $status, bool $waitsForPayment): array
    {
        return match (true) {
            $status === 'publish' => [__('Public', 'gazetteer'), 'good'],
            $status === Types::EXPIRED => [_x('Expired', 'listing', 'gazetteer'), 'over'],
            $status === 'future' => [__('Scheduled', 'gazetteer'), 'waiting'],
            $status === 'private' => [__('Private', 'gazetteer'), 'over'],
            $status === 'draft' => [__('Draft', 'gazetteer'), 'over'],
            $waitsForPayment => [__('Pending payment', 'gazetteer'), 'waiting'],
            default => [__('Pending review', 'gazetteer'), 'waiting'],
        };
    }
}
