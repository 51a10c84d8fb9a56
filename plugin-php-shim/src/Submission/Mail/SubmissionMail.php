<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Mail;

use Closure;
use Gazetteer\Kernel\Http\Text;
use Gazetteer\Kernel\Mail\Domain\Mail;
use Gazetteer\Kernel\Mail\Domain\MailAddress;
use Gazetteer\Listings\ListingMeta;
use Gazetteer\Plans\Domain\PaymentDue;
use Gazetteer\Plans\Payments\PaymentsDue;
use Gazetteer\Plugin;
use Gazetteer\Submission\Expiry\Renewal;
use Gazetteer\Submission\Pages\OwnerPages;
use WP_Post;
use WP_User;

/** The emails about a submitted listing. Each can be rebuilt from stored data for a retry. */
enum SubmissionMail: string
{
    /** To the listing owner: the listing was received. */
    case Received = 'received';
    /** To the listing owner: an account was created, with a link to set the password. */
    case Account = 'account';
    /** To the listing owner: the listing is public. */
    case Published = 'published';
    /** To the listing owner: a renewal was ordered, with payment details. */
    case Ordered = 'ordered';
    /** To the site owner: a renewal was ordered. */
    case Renews = 'renews';
    /** To the site owner: a new listing was submitted. */
    case Submitted = 'submitted';
    /** To the site owner: a listing was changed and waits for review. */
    case Changed = 'changed';
    /** To the site owner: an edit of a public listing waits for review. */
    case EditWaits = 'edit-waits';
    /** To the listing owner: the edit was approved. */
    case EditApproved = 'edit-approved';
    /** To the listing owner: the edit was declined, with the reason. */
    case EditDeclined = 'edit-declined';
    /** To the listing owner: the listing expires soon. */
    case Expiring = 'expiring';
    /** To the listing owner: the listing expired. */
    case Expired = 'expired';

    /**
     * Builds the email. Returns null if the email has no recipient or is no longer needed.
     *
     * @param Closure(): Renewal $renewal
     * @param Closure(): PaymentsDue $payments
     */
    public function write(int $listing, OwnerPages $pages, Closure $renewal, Closure $payments): ?Mail
    {
        $post = get_post($listing);
        $owner = $post instanceof WP_Post ? get_userdata((int) $post->post_author) : false;
        if (!$post instanceof WP_Post || !$owner instanceof WP_User) {
            return null;
        }
        $isForOwner = !in_array($this, [self::Submitted, self::Changed, self::EditWaits, self::Renews], true);
        $to = MailAddress::bare($isForOwner ? $owner->user_email : (string) get_option('admin_email'));
        $title = self::plain($post->post_title);
        $lines = match ($this) {
            self::Received => ListingWords::received($post, $title, self::due($post, $payments)),
            self::Published => ListingWords::published($post, $title),
            self::Ordered => ListingWords::ordered($title, $payments()->ofListing($listing)),
            self::Renews => ListingWords::renews($owner, $title, $post->post_type, $payments()->ofListing($listing)),
            self::Account => self::account($owner, $pages->address(OwnerPages::MY_LISTINGS)),
            self::EditWaits => ListingWords::editWaits($post, $owner, $title),
            self::EditApproved => ListingWords::editApproved($post, $title),
            self::EditDeclined => ListingWords::editDeclined($post, $title),
            self::Expiring => $renewal()->expiresSoon($post, $title),
            self::Expired => $renewal()->hasExpired($post, $title),
            default => ListingWords::forSite($post, $owner, $title, self::due($post, $payments)),
        };

        return $to === null || $lines === [] ? null : new Mail([$to], sprintf('[%s] %s', self::site(), $this->subject($title)), implode("\n\n", $lines), automatic: true);
    }

    /**
     * Returns the unpaid amount for a submitted listing. Only a listing with a plan can have an order.
     *
     * @param Closure(): PaymentsDue $payments
     */
    private static function due(WP_Post $listing, Closure $payments): ?PaymentDue
    {
        $details = ListingMeta::arrayOf($listing->ID, Plugin::settings()->names()->details);
        $plan = ListingMeta::planId(get_post_meta($listing->ID, ListingMeta::PLAN, true), $details);

        return $plan === 0 ? null : $payments()->ofListing($listing->ID);
    }

    private function subject(string $title): string
    {
        return match ($this) {
            /* translators: %s: name of a listing. */
            self::Received => sprintf(__('Your listing “%s”', 'gazetteer'), $title),
            /* translators: %s: name of a listing. */
            self::Expiring => sprintf(__('Your listing “%s” expires soon', 'gazetteer'), $title),
            /* translators: %s: name of a listing. */
            self::Expired => sprintf(__('Your listing “%s” has expired', 'gazetteer'), $title),
            /* translators: %s: name of a listing. */
            self::Published => sprintf(__('Your listing “%s” is published', 'gazetteer'), $title),
            /* translators: %s: name of a listing. */
            self::Ordered => sprintf(__('Your order for “%s”', 'gazetteer'), $title),
            /* translators: %s: name of a listing. */
            self::Renews => sprintf(__('New order: %s', 'gazetteer'), $title),
            self::Account => __('Your account', 'gazetteer'),
            /* translators: %s: name of a listing. */
            self::Submitted => sprintf(__('New listing: %s', 'gazetteer'), $title),
            /* translators: %s: name of a listing. */
            self::Changed, self::EditWaits => sprintf(__('Changed listing: %s', 'gazetteer'), $title),
            /* translators: %s: name of a listing. */
            self::EditApproved => sprintf(__('Your changes to “%s” are public', 'gazetteer'), $title),
            /* translators: %s: name of a listing. */
            self::EditDeclined => sprintf(__('Your changes to “%s”', 'gazetteer'), $title),
        };
    }

    /** @return list<string> */
    private static function account(WP_User $owner, string $own): array
    {
        return [
            __('We created an account for you. You can use it to edit your listing.', 'gazetteer') . ' ' . self::signInLine($owner),
            self::passwordLine($owner),
            ...self::ownPageLines($own),
        ];
    }

    public static function signInLine(WP_User $owner): string
    {
        /* translators: 1: email address, 2: user name. */
        return sprintf(__('You sign in with your email address, %1$s, or with your username, %2$s.', 'gazetteer'), $owner->user_email, $owner->user_login);
    }

    /** @return list<string> */
    public static function ownPageLines(string $page): array
    {
        return $page === '' ? [] : [__('Then log in to see and edit your listings:', 'gazetteer') . "\n" . $page];
    }

    /** Tells a new account owner how to set a password. Only this email contains the key. */
    public static function passwordLine(WP_User $owner): string
    {
        $key = get_password_reset_key($owner);
        $address = is_wp_error($key) ? wp_lostpassword_url() : network_site_url("wp-login.php?action=rp&key={$key}&login=" . rawurlencode($owner->user_login), 'login');

        return __('To set your password, visit the following address:', 'gazetteer') . "\n" . $address;
    }

    public static function site(): string
    {
        return self::plain((string) get_option('blogname'));
    }

    /** Converts HTML to one line of plain text. */
    public static function plain(string $text): string
    {
        // Decoding an entity may produce a line break, which a subject must not contain.
        return Text::line(html_entity_decode(wp_strip_all_tags($text, true), ENT_QUOTES | ENT_HTML5, 'UTF-8'));
    }
}
