<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Expiry;

use Gazetteer\Listings\ListingMeta;
use Gazetteer\Submission\Dashboard\OwnListings;
use Gazetteer\Submission\Pages\OwnerPages;
use WP_Post;

/** Texts of the emails about a listing that expires soon or has expired. */
final class Renewal
{
    public function __construct(private readonly OwnListings $listings, private readonly OwnerPages $pages)
    {
    }

    /** @return list<string> Empty if the listing was renewed in the meantime. */
    public function expiresSoon(WP_Post $listing, string $title): array
    {
        $end = (int) get_post_meta($listing->ID, ListingMeta::END_TOLD, true);

        return $end <= time() || $this->listings->listedUntil($listing)->planEnd() > $end ? [] : [
            /* translators: 1: name of a listing, 2: a date. */
            sprintf(__('“%1$s” is in the directory until %2$s.', 'gazetteer'), $title, (string) wp_date((string) get_option('date_format'), $end)),
            $this->renewalLine($listing),
        ];
    }

    /** @return list<string> */
    public function hasExpired(WP_Post $listing, string $title): array
    {
        return [
            /* translators: %s: name of a listing. */
            sprintf(__('“%s” has expired in the directory. Visitors no longer see it, but no data was deleted.', 'gazetteer'), $title),
            $this->renewalLine($listing),
        ];
    }

    private function renewalLine(WP_Post $listing): string
    {
        $address = $this->listings->mayRenew($listing, time()) ? $this->pages->address(OwnerPages::MY_LISTINGS) : '';

        return $address === ''
            ? __('If you would like to renew it, please contact us:', 'gazetteer') . "\n" . home_url('/')
            : __('Renew it under “My listings”:', 'gazetteer') . "\n" . $address;
    }
}
