<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Mail;

use Gazetteer\Listings\ListingMeta;
use Gazetteer\Plans\Domain\PaymentDue;
use Gazetteer\Plans\Orders\OrdersScreen;
use Gazetteer\Plans\Payments\PaymentSetup;
use Gazetteer\Plans\Payments\PaymentWords;
use Gazetteer\Submission\Domain\ListingStatus;
use Gazetteer\Submission\Review\Admin\ReviewScreen;
use Gazetteer\Submission\Writing\ListingPreparer;
use WP_Post;
use WP_User;

/** The paragraphs of the emails about a listing. Each method returns an empty list if the email is no longer needed. */
final class ListingWords
{
    /** @return list<string> */
    public static function received(WP_Post $post, string $title, ?PaymentDue $due): array
    {
        $isPublic = $post->post_status === ListingStatus::PUBLIC;

        return [
            /* translators: %s: name of a listing. */
            sprintf(__('Thank you for submitting “%s”.', 'gazetteer'), $title),
            ...match (true) {
                $isPublic => [__('It is published:', 'gazetteer') . "\n" . get_permalink($post)],
                $due !== null => [__('It will be published when we receive your payment.', 'gazetteer'), ...PaymentWords::mail($due)],
                default => [__('It will be shown in the directory after we approve it.', 'gazetteer')],
            },
        ];
    }

    /** @return list<string> */
    public static function published(WP_Post $post, string $title): array
    {
        return $post->post_status !== ListingStatus::PUBLIC ? [] : [
            /* translators: %s: name of a listing. */
            sprintf(__('Your listing “%s” is published. Visitors see it here:', 'gazetteer'), $title) . "\n" . get_permalink($post),
        ];
    }

    /** @return list<string> */
    public static function ordered(string $title, ?PaymentDue $due): array
    {
        return $due === null ? [] : [
            /* translators: %s: name of a listing. */
            sprintf(__('Thank you for your order for “%s”. We extend the listing when we receive your payment.', 'gazetteer'), $title),
            ...PaymentWords::mail($due),
        ];
    }

    /** @return list<string> */
    public static function renews(WP_User $owner, string $title, string $listingType, ?PaymentDue $due): array
    {
        return $due === null ? [] : [
            /* translators: 1: name of an account, 2: its email address, 3: name of a listing. */
            sprintf(__('%1$s (%2$s) has ordered a renewal of “%3$s”.', 'gazetteer'), SubmissionMail::plain($owner->display_name), $owner->user_email, $title),
            ...self::payment($due, $listingType),
        ];
    }

    /** @return list<string> */
    public static function forSite(WP_Post $post, WP_User $owner, string $title, ?PaymentDue $due): array
    {
        $wishes = array_filter([
            __('Location that is not in the directory: ', 'gazetteer') => (string) get_post_meta($post->ID, ListingPreparer::LOCATION_WISH, true),
            __('Tags that are not in the directory: ', 'gazetteer') => (string) get_post_meta($post->ID, ListingPreparer::TAG_WISH, true),
        ]);

        return array_values(array_filter([
            $title,
            /* translators: 1: name of an account, 2: its email address. */
            sprintf(__('Submitted by %1$s (%2$s)', 'gazetteer'), SubmissionMail::plain($owner->display_name), $owner->user_email),
            match (true) {
                $post->post_status === ListingStatus::PUBLIC => __('It is published.', 'gazetteer'),
                $due !== null => __('It is not paid yet. It will be published when you mark its order as paid.', 'gazetteer'),
                default => __('It is pending review.', 'gazetteer'),
            },
            ...($due === null ? [] : self::payment($due, $post->post_type)),
            implode("\n", array_map(static fn (string $label, string $wish): string => $label . $wish, array_keys($wishes), $wishes)),
            get_post_meta($post->ID, ListingPreparer::UNCHECKED, true) ? __('The bot check did not respond, so the submission is unchecked.', 'gazetteer') : '',
            admin_url("post.php?post={$post->ID}&action=edit"),
        ]));
    }

    /** @return list<string> */
    public static function editWaits(WP_Post $listing, WP_User $owner, string $title): array
    {
        return get_post_meta($listing->ID, ListingMeta::WAITING_EDIT, true) === '' ? [] : [
            /* translators: 1: name of an account, 2: name of a listing. */
            sprintf(__('%1$s has changed “%2$s”. Visitors see the previous version until you approve the changes:', 'gazetteer'), wp_strip_all_tags($owner->display_name, true), $title),
            ReviewScreen::url($listing->post_type, $listing->ID),
        ];
    }

    /** @return list<string> */
    public static function editApproved(WP_Post $listing, string $title): array
    {
        return [
            /* translators: %s: name of a listing. */
            sprintf(__('Thank you. Visitors now see “%s” with your changes:', 'gazetteer'), $title),
            (string) get_permalink($listing),
        ];
    }

    /** @return list<string> */
    public static function editDeclined(WP_Post $listing, string $title): array
    {
        $why = get_post_meta($listing->ID, ListingMeta::DECLINED_EDIT, true);

        return !is_string($why) || $why === '' ? [] : [
            /* translators: %s: name of a listing. */
            sprintf(__('Your changes to “%s” were declined. The listing was not changed:', 'gazetteer'), $title),
            $why,
        ];
    }

    /** @return list<string> */
    private static function payment(PaymentDue $due, string $listingType): array
    {
        return [
            ...PaymentWords::mail($due),
            __('Mark the order as paid, or decline it:', 'gazetteer') . "\n" . admin_url("edit.php?post_type={$listingType}&page=" . OrdersScreen::PAGE),
            ...($due->isExplained ? [] : [__('The buyer sees a message that you will send the payment details. You can enter payment instructions for all buyers here:', 'gazetteer') . "\n" . PaymentSetup::settingsUrl()]),
        ];
    }
}
