<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Form\Fields;

use Gazetteer\Contract\Field;
use Gazetteer\Directory\Cards\Picture;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Submission\Images\ImageAttachments;

final class SavedPictures
{
    /** @return list<array{id: int, bytes: int, image: string}> */
    public static function gallery(?Listing $listing): array
    {
        $saved = [];
        foreach ($listing->gallery ?? [] as $id) {
            if (ImageAttachments::canShow($id)) {
                $file = (string) get_attached_file($id);
                $saved[] = [
                    'id' => $id,
                    'bytes' => is_file($file) ? (int) filesize($file) : 0,
                    // The label next to the picture describes it, so the alternative text is empty.
                    'image' => Picture::draw($id, 'medium', ['class' => 'gz-saved-image', 'alt' => '']),
                ];
            }
        }

        return $saved;
    }

    /** @return list<array{name: string, id: string, class: string, label: string, url: string, alt: string, removal: string, isMissing: bool}> Featured image and logo. */
    public static function singles(?Listing $listing, bool $includesFeatured): array
    {
        $featured = $listing !== null && $listing->image > 0 ? (string) wp_get_attachment_image_url($listing->image, 'medium') : '';
        $logo = $listing === null ? '' : $listing->detail(Detail::Logo);
        $singles = [
            [
                'name' => Field::FEATURED_IMAGE,
                'id' => 'lp-featuredimage',
                'class' => 'featured-img-label',
                'label' => __('Featured image', 'gazetteer'),
                'url' => $featured,
                'alt' => __('Current featured image', 'gazetteer'),
                'removal' => __('Remove the featured image', 'gazetteer'),
                'isMissing' => $featured === '',
            ],
            [
                'name' => Field::LOGO,
                'id' => 'business_logo',
                'class' => 'b-logo-img-label',
                'label' => __('Logo', 'gazetteer'),
                'url' => $logo,
                'alt' => __('Current logo', 'gazetteer'),
                'removal' => __('Remove the logo', 'gazetteer'),
                'isMissing' => $logo === '',
            ],
        ];

        return $includesFeatured ? $singles : [$singles[1]];
    }
}
