<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Mail;

use Gazetteer\Listings\ListingMeta;
use Gazetteer\Submission\Review\Admin\ReviewScreen;
use WP_Post;
use WP_User;

/** What mails say of an edit that waits, and of what became of it. Nothing where it is not so any more. */
final class EditWords
{
    /** @return list<string> */
    public static function waits(WP_Post $listing, WP_User $owner, string $title): array
    {
        return get_post_meta($listing->ID, ListingMeta::WAITING_EDIT, true) === '' ? [] : [
            /* translators: 1: name of an account, 2: name of a listing. */
            sprintf(__('%1$s has changed “%2$s”. Visitors see the previous version until you approve the changes:', 'gazetteer'), wp_strip_all_tags($owner->display_name, true), $title),
            ReviewScreen::url($listing->post_type, $listing->ID),
        ];
    }

    /** @return list<string> */
    public static function approved(WP_Post $listing, string $title): array
    {
        return [
            /* translators: %s: name of a listing. */
            sprintf(__('Thank you. Visitors now see “%s” with your changes:', 'gazetteer'), $title),
            (string) get_permalink($listing),
        ];
    }

    /** @return list<string> */
    public static function declined(WP_Post $listing, string $title): array
    {
        $why = get_post_meta($listing->ID, ListingMeta::DECLINED_EDIT, true);

        return !is_string($why) || $why === '' ? [] : [
            /* translators: %s: name of a listing. */
            sprintf(__('Your changes to “%s” were declined. The listing was not changed:', 'gazetteer'), $title),
            $why,
        ];
    }
}
