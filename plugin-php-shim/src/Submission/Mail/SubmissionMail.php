<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Mail;

use Closure;
use Gazetteer\ContactForm\Domain\Mail\Mail;
use Gazetteer\ContactForm\Domain\Mail\MailAddress;
use Gazetteer\Kernel\Http\Text;
use Gazetteer\Plans\Payments\PaymentsDue;
use Gazetteer\Submission\Expiry\Renewal;
use WP_Post;
use WP_User;

/** The mails about a submitted listing. Each can be written again from what is kept. */
enum SubmissionMail: string
{
    /** To its owner: it has arrived. */
    case Received = 'received';
    /** To its owner: there is an account, and how to choose a password. */
    case Account = 'account';
    /** To its owner: visitors see it now. */
    case Published = 'published';
    /** To its owner: more time was ordered, and how to pay for it. */
    case Ordered = 'ordered';
    /** To the site's owner: the same. */
    case Renews = 'renews';
    /** To the site's owner: there is a new one. */
    case Submitted = 'submitted';
    /** To the site's owner: one was changed and waits. */
    case Changed = 'changed';
    /** To the site's owner: what was changed of a public one waits. */
    case EditWaits = 'edit-waits';
    /** To its owner: that was taken over, ... */
    case EditApproved = 'edit-approved';
    /** ... or it was not, and why. */
    case EditDeclined = 'edit-declined';
    /** To its owner: its time ends soon. */
    case Expiring = 'expiring';
    /** To its owner: its time is over. */
    case Expired = 'expired';

    /**
     * Null where there is nobody to write to, or nothing to write of.
     *
     * @param Closure(): Renewal $renewal
     * @param Closure(): PaymentsDue $payments
     */
    public function write(int $listing, Closure $renewal, Closure $payments): ?Mail
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
            self::Received => ListingWords::received($post, $title, $payments()->ofListing($listing)),
            self::Published => ListingWords::published($post, $title),
            self::Ordered => ListingWords::ordered($title, $payments()->ofListing($listing)),
            self::Renews => ListingWords::renews($owner, $title, $post->post_type, $payments()->ofListing($listing)),
            self::Account => self::account($owner, $renewal()->ownPage()),
            self::EditWaits => EditWords::waits($post, $owner, $title),
            self::EditApproved => EditWords::approved($post, $title),
            self::EditDeclined => EditWords::declined($post, $title),
            self::Expiring => $renewal()->soon($post, $title),
            self::Expired => $renewal()->over($post, $title),
            default => ListingWords::forSite($post, $owner, $title, $payments()->ofListing($listing)),
        };

        return $to === null || $lines === [] ? null : new Mail([$to], sprintf('[%s] %s', self::site(), $this->subject($title)), implode("\n\n", $lines), automatic: true);
    }

    private function subject(string $title): string
    {
        return match ($this) {
            /* translators: %s: name of a listing. */
            self::Received => sprintf(__('Your listing “%s”', 'gazetteer'), $title),
            /* translators: %s: name of a listing. */
            self::Expiring => sprintf(__('Your listing “%s” ends soon', 'gazetteer'), $title),
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
            __('An account was made for you, with which you can edit your listing.', 'gazetteer') . ' ' . self::signInWay($owner),
            self::passwordWay($owner),
            ...self::ownWay($own),
        ];
    }

    public static function signInWay(WP_User $owner): string
    {
        /* translators: 1: email address, 2: user name. */
        return sprintf(__('You sign in with your email address, %1$s, or with your username, %2$s.', 'gazetteer'), $owner->user_email, $owner->user_login);
    }

    /** @return list<string> */
    public static function ownWay(string $page): array
    {
        return $page === '' ? [] : [__('Then log in to see and edit your listings:', 'gazetteer') . "\n" . $page];
    }

    /** How somebody who got an account chooses a password. The mail is the only place in which the key stands. */
    public static function passwordWay(WP_User $owner): string
    {
        $key = get_password_reset_key($owner);
        $address = is_wp_error($key) ? wp_lostpassword_url() : network_site_url("wp-login.php?action=rp&key={$key}&login=" . rawurlencode($owner->user_login), 'login');

        return __('To set your password, visit the following address:', 'gazetteer') . "\n" . $address;
    }

    public static function site(): string
    {
        return self::plain((string) get_option('blogname'));
    }

    /** One line, without markup. */
    public static function plain(string $text): string
    {
        // An entity may stand for the end of a line, which no subject has.
        return Text::line(html_entity_decode(wp_strip_all_tags($text, true), ENT_QUOTES | ENT_HTML5, 'UTF-8'));
    }
}
