<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Writing;

use Gazetteer\Contract\Field;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Submission\Domain\GalleryOrder;
use Gazetteer\Submission\Images\ImageAttachments;
use Gazetteer\Submission\Images\SubmittedImages;

/** Adds the submitted images to a listing. */
final class ListingImages
{
    /**
     * Appends images to the gallery, or inserts them by `$order`, and replaces featured image and logo.
     *
     * @param list<string> $order
     * @param int $waitsFor ID of the listing whose pending edit the images belong to; 0 for none.
     */
    public static function add(Listing $listing, SubmittedImages $images, Undo $undo, array $order = [], int $waitsFor = 0): Listing
    {
        $attachments = new ImageAttachments($undo, $waitsFor);
        $add = static fn (string $input): array => array_map(
            static fn ($image): int => $attachments->add($image, $listing->id, $listing->author, $listing->title),
            $images->of($input),
        );
        $gallery = GalleryOrder::of($listing->gallery, $add(Field::GALLERY), $order);
        [$featured, $logo] = [$add(Field::FEATURED_IMAGE)[0] ?? 0, $add(Field::LOGO)[0] ?? 0];

        return new Listing(...array_replace(get_object_vars($listing), [
            'gallery' => $gallery,
            'image' => $featured ?: $listing->image,
            'details' => ($logo > 0 ? [Detail::Logo->value => (string) wp_get_attachment_url($logo)] : []) + $listing->details,
        ]));
    }
}
