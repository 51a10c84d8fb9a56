<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Writing;

use Gazetteer\Contract\Field;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Submission\Domain\GalleryOrder;
use Gazetteer\Submission\Images\ImageAttachments;
use Gazetteer\Submission\Images\SubmittedImages;

/** Gives a listing the images that were sent with it. */
final class ListingImages
{
    /**
     * The same listing with them: behind those of its gallery or where the order has them, and in the place of its featured
     * image and its logo.
     *
     * @param list<string> $order
     * @param int $waitsFor The listing of whose edit they are, which waits; 0 for none.
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
