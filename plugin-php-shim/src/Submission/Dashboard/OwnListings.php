<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Dashboard;

use Gazetteer\Data\DataNames;
use Gazetteer\Data\Types;
use Gazetteer\Directory\Cards\Picture;
use Gazetteer\Listings\ListingMeta;
use Gazetteer\Listings\ListingRow;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanRepository;
use Gazetteer\Plans\Orders\Orders;
use Gazetteer\Submission\Domain\ListingStatus;
use Gazetteer\Submission\Pages\OwnerPages;
use WP_Post;
use WP_Query;

/** The listings of an account, as its dashboard shows them. */
final class OwnListings
{
    private const SIZE = 20;
    private const STATUSES = ['publish', 'future', 'pending', 'draft', 'private', Types::EXPIRED];

    /** @param list<Order> $orders Those of the account. */
    public function __construct(
        private readonly DataNames $names,
        private readonly PlanRepository $plans,
        private readonly OwnerPages $pages,
        private readonly array $orders,
    ) {
    }

    /** @return array{list<OwnListing>, int} Those of a page, and how many pages there are. */
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

        return [array_map($this->one(...), $posts), (int) $query->max_num_pages];
    }

    public function time(WP_Post $listing): ListedUntil
    {
        $of = array_values(array_filter($this->orders, static fn (Order $order): bool => $order->listing === $listing->ID));

        return new ListedUntil($this->plan($listing), ListingRow::published($listing), $listing->post_status === Types::EXPIRED, $of);
    }

    public function plan(WP_Post $listing): ?Plan
    {
        $details = ListingRow::array($listing->ID, $this->names->details);

        return $this->plans->find(ListingRow::plan(get_post_meta($listing->ID, ListingMeta::PLAN, true), $details));
    }

    private function one(WP_Post $listing): OwnListing
    {
        $plan = $this->plan($listing);
        $time = $this->time($listing);
        $waiting = $time->waiting();
        $isPublic = $listing->post_status === 'publish';
        [$state, $tone] = self::state($listing->post_status, $waiting !== null);

        return new OwnListing(
            id: $listing->ID,
            title: html_entity_decode(wp_strip_all_tags($listing->post_title), ENT_QUOTES | ENT_HTML5, 'UTF-8') ?: __('(no title)', 'gazetteer'),
            picture: has_post_thumbnail($listing) ? Picture::draw((int) get_post_thumbnail_id($listing), 'thumbnail', ['alt' => '', 'class' => 'gz-own-picture']) : '',
            state: $state,
            tone: $tone,
            plan: $plan->title ?? '',
            until: $isPublic && $time->moment() > 0 ? (string) wp_date((string) get_option('date_format'), $time->moment()) : '',
            view: $isPublic ? (string) get_permalink($listing) : '',
            edit: ListingStatus::mayBeEdited($listing->post_status) ? $this->pages->edit($listing->ID) : '',
            pay: $waiting !== null && $plan !== null && $waiting->plan === $plan->id ? Orders::payingPage($waiting, $plan) : '',
            mayRenew: $time->mayRenew(time()),
        );
    }

    /** @return array{string, string} In words, and one word for its looks. */
    private static function state(string $status, bool $waitsForPayment): array
    {
        return match (true) {
            $status === 'publish' => [__('Public', 'gazetteer'), 'good'],
            $status === Types::EXPIRED => [_x('Expired', 'listing', 'gazetteer'), 'over'],
            $status === 'future' => [__('Scheduled', 'gazetteer'), 'waiting'],
            $status === 'private' => [__('Private', 'gazetteer'), 'over'],
            $status === 'draft' => [__('Draft', 'gazetteer'), 'over'],
            $waitsForPayment => [__('Waits for the payment', 'gazetteer'), 'waiting'],
            default => [__('Waits for review', 'gazetteer'), 'waiting'],
        };
    }
}
