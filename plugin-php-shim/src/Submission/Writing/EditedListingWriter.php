<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Writing;

use Gazetteer\Contract\Field;
use Gazetteer\Data\DataNames;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Listings\ListingMeta;
use Gazetteer\Listings\PhotoRights;
use Gazetteer\Listings\SiteListingRights;
use Gazetteer\Plans\Domain\Inclusion;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Submission\Domain\ListingStatus;
use Gazetteer\Submission\Domain\SubmissionRefused;
use Gazetteer\Submission\Images\ImageAttachments;
use Gazetteer\Submission\Images\SubmittedImages;
use Gazetteer\Submission\Reading\SubmittedListing;
use Gazetteer\Submission\Review\PendingEdits;
use Gazetteer\Submission\Review\PendingEditWriter;
use Gazetteer\Submission\Review\WaitingImages;

/** Writes an owner's edit of a listing. Undoes every change if one step fails. */
final class EditedListingWriter
{
    public function __construct(
        private readonly ListingRepository $listings,
        private readonly DataNames $names,
        private readonly EditTarget $target,
        private readonly PendingEdits $edits,
    ) {
    }

    /**
     * Returns the gallery images to keep, in the submitted order. Ignores image IDs that belong to other listings.
     *
     * @return list<int>
     */
    public static function kept(Listing $before, SubmittedListing $sent): array
    {
        $named = array_values(array_intersect($sent->keptImages, $before->gallery));
        $kept = array_values(array_diff($named, $sent->removedImages));

        return array_values(array_filter($kept, static fn (int $image): bool => PhotoRights::mayShow($before, $image)));
    }

    /**
     * Returns the kept images, followed by the images that the form could not show. Images that the form could not
     * show are removed only if the request lists them as removed.
     *
     * @return list<int>
     */
    private static function gallery(Listing $before, SubmittedListing $sent, ?Plan $plan): array
    {
        $isShown = $plan === null || $plan->has(Inclusion::Gallery);
        $unseen = array_filter($before->gallery, static fn (int $image): bool => !$isShown || !ImageAttachments::canShow($image));
        $stay = [...($isShown ? self::kept($before, $sent) : []), ...array_diff($unseen, $sent->removedImages)];

        return array_values(array_unique($stay));
    }

    /**
     * Clears the featured image and the logo if the owner removed them. Skips the featured image if the plan does not
     * include one, because the form does not show it then.
     *
     * @return array<string, mixed> The changed properties of the listing.
     */
    private static function withoutSingles(Listing $listing, SubmittedListing $sent, ?Plan $plan): array
    {
        $isShown = $plan === null || $plan->has(Inclusion::FeaturedImage);

        return ($isShown && $sent->removes(Field::FEATURED_IMAGE) ? ['image' => 0] : [])
            + ($sent->removes(Field::LOGO) ? ['details' => [Detail::Logo->value => ''] + $listing->details] : []);
    }

    /** @throws SubmissionRefused If the listing has a new owner since the form was opened. */
    public function write(PreparedListing $prepared, SubmittedListing $sent, SubmittedImages $images, Undo $undo): WrittenListing
    {
        $before = $this->target->read($prepared->listing->id);
        $opened = $this->edits->withPendingEdit($before);
        $status = (string) ListingStatus::ofEdited($before->status);
        $changed = ['status' => $status, 'gallery' => self::gallery($opened, $sent, $prepared->plan)] + self::withoutSingles($prepared->listing, $sent, $prepared->plan);
        $listing = new Listing(...array_replace(get_object_vars($prepared->listing), $changed));
        if ($this->target->needsReview($before)) {
            return (new PendingEditWriter($this->edits))->write($before, $listing, $images, $sent->galleryOrder, $this->wishes($prepared, $sent), self::removed($opened, $sent), $undo);
        }
        $metas = $this->metas($before->id);
        $undo->add(fn () => $this->restore($before, $metas));
        $listing = ListingImages::add($listing, $images, $undo, $sent->galleryOrder);
        $this->listings->save($listing);
        if ($status === ListingStatus::WAITING && !SiteListingRights::mayDecide()) {
            // Add the meta only if it does not exist, so that the owner does not get a second "published" email.
            add_post_meta($listing->id, ListingMeta::PUBLIC_MAIL, ListingMeta::DUE, true);
        }
        if (!SiteListingRights::mayDecide() && $this->edits->find($listing->id) !== null) {
            // The form contained the pending edit's values, so the saved listing now includes them. Delete the
            // pending edit.
            $this->edits->delete($listing->id);
            WaitingImages::release($listing);
        }
        foreach ($this->wishes($prepared, $sent) as $key => $wish) {
            $wish === '' ? delete_post_meta($listing->id, $key) : update_post_meta($listing->id, $key, wp_slash($wish));
        }

        return new WrittenListing($listing->id, $status);
    }

    /** Deletes the removed images that no other author or post uses. */
    public function deleteRemovedImages(Listing $before, SubmittedListing $sent, WrittenListing $written): void
    {
        if ($written->editWaits) {
            (new PendingEditWriter($this->edits))->deleteUnusedImages($before->id);

            return;
        }
        $after = $this->listings->find($before->id);
        if ($after === null) {
            return;
        }
        self::deleteImages(self::removed($before, $sent), $after);
    }

    /**
     * Deletes removed images that belong to the listing and are no longer used in the listing.
     *
     * @param list<int> $removed
     */
    public static function deleteImages(array $removed, Listing $after): void
    {
        foreach ($removed === [] ? [] : array_diff($removed, WaitingImages::usedBy($after)) as $image) {
            $post = get_post($image);
            if ($post !== null && $post->post_type === 'attachment' && $post->post_parent === $after->id && (int) $post->post_author === $after->author) {
                wp_delete_attachment($image, true);
            }
        }
    }

    /** @return list<int> */
    private static function removed(Listing $before, SubmittedListing $sent): array
    {
        return array_values(array_filter(array_unique([
            ...array_intersect($sent->removedImages, $before->gallery),
            ...($sent->removes(Field::FEATURED_IMAGE) ? [$before->image] : []),
            ...($sent->removes(Field::LOGO) ? [attachment_url_to_postid($before->detail(Detail::Logo))] : []),
        ])));
    }

    /** @return array<string, string> Typed locations and tags that match no term, by meta key; '' deletes the meta. */
    private function wishes(PreparedListing $prepared, SubmittedListing $sent): array
    {
        $asked = array_filter([
            ListingPreparer::LOCATION_WISH => $sent->locations !== [],
            ListingPreparer::TAG_WISH => $sent->tags !== [],
        ]);

        return array_replace(array_fill_keys(array_keys($asked), ''), $prepared->wishes);
    }

    /**
     * @return array<string, mixed> Values of the metas that contain more data than a `Listing` object, for undoing the edit.
     */
    private function metas(int $listing): array
    {
        $metas = [];
        foreach ([$this->names->details, $this->names->values, PhotoRights::APPROVED] as $key) {
            $metas[$key] = get_post_meta($listing, $key, true);
        }

        return $metas;
    }

    /** @param array<string, mixed> $metas */
    private function restore(Listing $before, array $metas): void
    {
        $this->listings->save($before);
        foreach ($metas as $key => $value) {
            $value === '' ? delete_post_meta($before->id, $key) : update_post_meta($before->id, $key, wp_slash($value));
        }
    }
}
