<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Review;

use Gazetteer\Listings\DetailCleaning;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\ListingMeta;
use Gazetteer\Submission\Domain\ListingStatus;
use Gazetteer\Submission\Images\SubmittedImages;
use Gazetteer\Submission\Writing\ListingImages;
use Gazetteer\Submission\Writing\Undo;
use Gazetteer\Submission\Writing\WrittenListing;

/** Stores an owner's edit of a public listing for review. The public listing does not change. */
final class PendingEditWriter
{
    public function __construct(private readonly PendingEdits $edits)
    {
    }

    /**
     * @param Listing $edited The edited listing with the images to keep.
     * @param list<string> $order Order of the gallery.
     * @param array<string, string> $wishes
     * @param list<int> $removed
     */
    public function write(Listing $present, Listing $edited, SubmittedImages $images, array $order, array $wishes, array $removed, Undo $undo): WrittenListing
    {
        $earlier = $this->edits->ofOwner($present);
        $shown = $earlier === null ? $present : $earlier->applyTo($present);
        $sent = ListingImages::add($edited, $images, $undo, $order, $present->id);
        $edit = new PendingEdit(
            new Listing(...array_replace(get_object_vars($sent), ['details' => self::details($sent, $shown), 'status' => $present->status])),
            $earlier->base ?? $present,
            $wishes + ($earlier->wishes ?? []),
            array_values(array_unique([...($earlier->removed ?? []), ...$removed])),
            time(),
            wp_generate_uuid4(),
            $present->author,
        );
        $undo->add(fn () => $earlier === null ? $this->edits->delete($present->id) : $this->edits->save($earlier));
        delete_post_meta($present->id, ListingMeta::DECLINED_EDIT);
        if ($edit->changes($present) === [] && array_filter($edit->wishes) === []) {
            $this->edits->delete($present->id);

            return new WrittenListing($present->id, ListingStatus::PUBLIC);
        }
        $this->edits->save($edit);

        return new WrittenListing($present->id, ListingStatus::PUBLIC, null, true);
    }

    /** Deletes images that the previous version of this pending edit used and the current version does not use. */
    public function deleteUnusedImages(int $listing): void
    {
        WaitingImages::deleteUnused($listing, $this->edits->find($listing));
    }

    /**
     * Returns the submitted details. A detail that equals the value shown in the form keeps its stored value, even if
     * sanitizing would change it.
     *
     * @return array<string, mixed>
     */
    private static function details(Listing $sent, Listing $shown): array
    {
        $asShown = DetailCleaning::all($shown->details);
        $changed = array_filter(
            $sent->details,
            static fn (mixed $value, int|string $name): bool => !array_key_exists($name, $asShown) || $asShown[$name] !== $value,
            ARRAY_FILTER_USE_BOTH,
        );

        return array_replace($shown->details, $changed);
    }
}
