<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Writing;

use Gazetteer\Contract\Field;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Submission\Images\ImageAttachments;
use Gazetteer\Submission\Images\SubmittedImages;

/** Adds the submitted images to a listing. */
final class ListingImages
{
    /** Placeholder for the next new image in a submitted gallery order. */
    private const NEW = 'new';

    /**
     * Appends images to the gallery, or inserts them by `$order`, and replaces featured image and logo.
     *
     * @param list<string> $order
     * @param int $waitsFor ID of the listing if the images belong to its pending edit; otherwise 0.
     */
    public static function add(Listing $listing, SubmittedImages $images, Undo $undo, array $order = [], int $waitsFor = 0): Listing
    {
        $attachments = new ImageAttachments($undo, $waitsFor);
        $add = static fn (string $input): array => array_map(
            static fn ($image): int => $attachments->add($image, $listing->id, $listing->author, $listing->title),
            $images->encoded($input),
        );
        $gallery = self::sort($listing->gallery, $add(Field::GALLERY), $order);
        [$featured, $logo] = [$add(Field::FEATURED_IMAGE)[0] ?? 0, $add(Field::LOGO)[0] ?? 0];

        return new Listing(...array_replace(get_object_vars($listing), [
            'gallery' => $gallery,
            'image' => $featured ?: $listing->image,
            'details' => ($logo > 0 ? [Detail::Logo->value => (string) wp_get_attachment_url($logo)] : []) + $listing->details,
        ]));
    }

    /**
     * Sorts the kept and new images of a gallery in the submitted order. Images that are not in the order come last.
     *
     * @param list<int> $kept
     * @param list<int> $new
     * @param list<string> $order IDs of kept images, and the placeholder for each new one.
     * @return list<int>
     */
    public static function sort(array $kept, array $new, array $order): array
    {
        $gallery = [];
        foreach ($order as $one) {
            if ($one === self::NEW && $new !== []) {
                $gallery[] = array_shift($new);
            } elseif (in_array($one, array_map(strval(...), $kept), true)) {
                $gallery[] = (int) $one;
            }
        }

        return array_values(array_unique([...$gallery, ...$kept, ...$new]));
    }
}
