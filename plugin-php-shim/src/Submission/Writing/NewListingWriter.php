<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Submission\Writing;

use Closure;
use Gazetteer\Contract\Meta;
use Gazetteer\Data\DataNames;
use Gazetteer\Data\ListingOwner;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Listings\ListingMeta;
use Gazetteer\Plans\Domain\NextStep;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Orders\Orders;
use Gazetteer\Submission\Domain\ListingStatus;
use Gazetteer\Submission\Images\SubmittedImages;
use Gazetteer\Submission\SubmissionSettings;
use RuntimeException;

/** Writes a new listing as a hidden post, and sets its final status last. */
final class NewListingWriter
{
    /** WordPress does not show posts with this status. */
    public const HIDDEN = 'auto-draft';
    /**
     * Text in the unused column `post_content_filtered` of an unfinished listing. The text distinguishes the listing
     * from an auto-draft of the WordPress editor.
     */
    public const MARK = 'gazetteer submission';

    /** @param Closure(): Orders $orders */
    public function __construct(
        private readonly ListingRepository $listings,
        private readonly DataNames $names,
        private readonly SubmissionSettings $settings,
        private readonly Closure $orders,
    ) {
    }

    /** @param Closure(int): void $record Called with the post ID as soon as it exists. */
    public function write(PreparedListing $prepared, SubmittedImages $images, int $author, bool $isChecked, Undo $undo, Closure $record): WrittenListing
    {
        $listing = $this->with($prepared->listing, ['author' => $author, 'details' => $prepared->listing->details + ListingOwner::detail($author)]);
        $id = $this->insert($listing, $undo);
        $undo->add(static fn () => wp_delete_post($id, true));
        $record($id);
        foreach ($prepared->wishes + ($isChecked ? [] : [ListingPreparer::UNCHECKED => '1']) as $key => $wish) {
            add_post_meta($id, $key, wp_slash($wish), true);
        }
        if (!$images->isEmpty()) {
            $this->addImages($this->with($listing, ['id' => $id]), $images, $undo);
        }
        $step = $this->order($prepared->plan, $id, $author, $undo);
        $status = ListingStatus::ofNew($this->settings->publishesNew(), !$isChecked || ($step !== null && !$step->isPaid()));
        if ($status === ListingStatus::WAITING) {
            add_post_meta($id, ListingMeta::PUBLIC_MAIL, ListingMeta::DUE);
        }
        $this->show($id, $listing->title, $status);

        return new WrittenListing($id, $status, $step);
    }

    /** @param array<string, mixed> $changed */
    private function with(Listing $listing, array $changed): Listing
    {
        return new Listing(...array_replace(get_object_vars($listing), $changed));
    }

    private function insert(Listing $listing, Undo $undo): int
    {
        $text = self::MARK . ' ' . bin2hex(random_bytes(8));
        $mark = fn (array $row): array => $row['post_type'] === $this->names->listing ? ['post_content_filtered' => $text] + $row : $row;
        // The insert may fail after the database row exists, but before the post ID is known. So the undo step finds
        // the row by this text.
        $undo->add(static fn () => self::remove($text));
        add_filter('wp_insert_post_data', $mark);
        try {
            return $this->listings->save($listing);
        } finally {
            remove_filter('wp_insert_post_data', $mark);
        }
    }

    private static function remove(string $mark): void
    {
        global $wpdb;
        // phpcs:ignore WordPress.DB.DirectDatabaseQuery
        $id = (int) $wpdb->get_var($wpdb->prepare("SELECT ID FROM {$wpdb->posts} WHERE post_content_filtered = %s", $mark));
        if ($id > 0) {
            wp_delete_post($id, true);
        }
    }

    private function addImages(Listing $listing, SubmittedImages $images, Undo $undo): void
    {
        $with = ListingImages::add($listing, $images, $undo);
        if ($with->gallery !== $listing->gallery) {
            update_post_meta($listing->id, Meta::GALLERY, implode(',', $with->gallery));
        }
        if ($with->image !== $listing->image) {
            add_post_meta($listing->id, '_thumbnail_id', $with->image, true);
        }
        if ($with->detail(Detail::Logo) !== $listing->detail(Detail::Logo)) {
            $details = (array) get_post_meta($listing->id, $this->names->details, true);
            update_post_meta($listing->id, $this->names->details, wp_slash($with->details + $details));
        }
    }

    /** Creates the order before the listing becomes public, so that an error never makes a paid plan free. */
    private function order(?Plan $plan, int $listing, int $buyer, Undo $undo): ?NextStep
    {
        $orders = $plan === null ? null : ($this->orders)();
        $undo->add(static fn () => $orders?->withdraw($listing));

        return $orders?->purchase()->begin($plan, $listing, $buyer, time());
    }

    /**
     * Returns the slug to store now, because the user who publishes the listing later may not have permission to set
     * one.
     */
    private function slug(string $title): string
    {
        return wp_unique_post_slug(sanitize_title($title), 0, ListingStatus::PUBLIC, $this->names->listing, 0);
    }

    private function show(int $id, string $title, string $status): void
    {
        $name = $this->slug($title);
        // WordPress removes the slug if the current user may not publish.
        $slug = fn (array $row): array => $row['post_type'] === $this->names->listing ? ['post_name' => $name] + $row : $row;
        $none = static fn (): int => 0;
        $isCounting = false;
        // A new listing has no earlier version, so it needs no revision.
        add_filter('wp_revisions_to_keep', $none, PHP_INT_MAX);
        try {
            add_filter('wp_insert_post_data', $slug);
            // Prevent WordPress before 6.6 from recounting terms, which is not needed for a listing that is not
            // public.
            $isCounting = $status !== ListingStatus::PUBLIC
                && !has_filter('update_post_term_count_statuses')
                && remove_action('transition_post_status', '_update_term_count_on_transition_post_status', 10);
            $shown = wp_update_post(['ID' => $id, 'post_status' => $status, 'post_content_filtered' => ''], true);
        } finally {
            if ($isCounting) {
                add_action('transition_post_status', '_update_term_count_on_transition_post_status', 10, 3);
            }
            remove_filter('wp_insert_post_data', $slug);
            remove_filter('wp_revisions_to_keep', $none, PHP_INT_MAX);
        }
        if (is_wp_error($shown)) {
            throw new RuntimeException($shown->get_error_message());
        }
    }
}
