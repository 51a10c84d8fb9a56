<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Form;

use Closure;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Listings\ListingMeta;
use Gazetteer\Plans\Domain\PaymentDue;
use Gazetteer\Plans\Payments\PaymentsDue;
use Gazetteer\Submission\Domain\SubmissionOutcome;
use Gazetteer\Submission\Pages\OwnerPages;
use Gazetteer\Submission\Pages\SubmissionTemplates;
use WP_Post;

/**
 * Shows a notice after a submission, with the listing's title and the next steps. The listing ID in the URL is
 * signed, so that visitors cannot read the titles of other listings.
 */
final class SubmittedNotice
{
    private const LISTING = 'gazetteer_sent';
    private const KIND = 'gazetteer_as';
    private const KEY = 'gazetteer_key';
    private const NEW = 'new';
    private const ACCOUNT = 'account';
    private const EDITED = 'edited';
    private const WAITING_EDIT = 'waiting-edit';

    /** @param Closure(): PaymentsDue $payments */
    public function __construct(private readonly OwnerPages $pages, private readonly string $listingType, private readonly Closure $payments)
    {
    }

    /** Returns the redirect URL: the payment page, the public listing, or the form page with the notice. */
    public function address(SubmissionOutcome $outcome, bool $isEdit, string $page): string
    {
        $isUnseen = $outcome->address === '' || $outcome->address === get_permalink($outcome->listing);
        $editWaits = $isEdit && get_post_meta($outcome->listing, ListingMeta::WAITING_EDIT, true) !== '';
        if (!$isUnseen || (!$editWaits && get_post_status($outcome->listing) === 'publish')) {
            return $outcome->address;
        }
        $kind = match (true) {
            $editWaits => self::WAITING_EDIT,
            $isEdit => self::EDITED,
            $outcome->newUser > 0 => self::ACCOUNT,
            default => self::NEW,
        };

        return add_query_arg([self::LISTING => $outcome->listing, self::KIND => $kind, self::KEY => self::key($outcome->listing, $kind)], $page);
    }

    /** @param Closure(array<string, string|bool>): string $wrapper */
    public function draw(Input $address, Closure $wrapper): string
    {
        $id = $address->id(self::LISTING);
        $kind = $address->text(self::KIND, 20);
        $listing = $id > 0 && hash_equals(self::key($id, $kind), $address->text(self::KEY, 64)) ? get_post($id) : null;
        if (!$listing instanceof WP_Post || $listing->post_type !== $this->listingType) {
            return '';
        }
        $due = $listing->post_status === 'publish' || $kind === self::WAITING_EDIT ? null : ($this->payments)()->ofListing($listing->ID);

        return SubmissionTemplates::draw('form/submitted', [
            'root' => $wrapper(['class' => 'gz-listing-form']),
            'title' => in_array($kind, [self::EDITED, self::WAITING_EDIT], true) ? __('Your changes are saved', 'gazetteer') : __('Thank you!', 'gazetteer'),
            'words' => self::words($listing, $kind, $due),
            'links' => $this->links($listing),
            'due' => $due,
        ]);
    }

    /** @return list<string> */
    private static function words(WP_Post $listing, string $kind, ?PaymentDue $due): array
    {
        $name = html_entity_decode(wp_strip_all_tags($listing->post_title), ENT_QUOTES | ENT_HTML5, 'UTF-8');
        /* translators: %s: name of a listing. */
        $waits = __('We received “%s” and will review it. Visitors see it after we approve it.', 'gazetteer');
        /* translators: %s: name of a listing. */
        $isToPay = __('We received “%s”. It will be published when we receive your payment.', 'gazetteer');
        /* translators: %s: name of a listing. */
        $isPublic = __('“%s” is public.', 'gazetteer');
        /* translators: %s: name of a listing. */
        $editWaits = __('We will review your changes to “%s”. Visitors see the previous version until we approve them.', 'gazetteer');
        if ($kind === self::WAITING_EDIT) {
            return [sprintf($editWaits, $name)];
        }
        $words = [sprintf(match (true) {
            $listing->post_status === 'publish' => $isPublic,
            $due !== null => $isToPay,
            default => $waits,
        }, $name)];
        if ($kind === self::ACCOUNT) {
            $words[] = __('We created an account for you and emailed you a link to set your password.', 'gazetteer');
        }

        return $words;
    }

    /** @return array<string, string> */
    private function links(WP_Post $listing): array
    {
        return array_filter([
            $listing->post_status === 'publish' ? (string) get_permalink($listing) : '' => __('View the listing', 'gazetteer'),
            $this->pages->address(OwnerPages::MY_LISTINGS) => __('My listings', 'gazetteer'),
            $this->pages->address(OwnerPages::SUBMIT) => __('Submit another listing', 'gazetteer'),
        ], static fn (string $address): bool => $address !== '', ARRAY_FILTER_USE_KEY);
    }

    private static function key(int $listing, string $kind): string
    {
        return wp_hash("gazetteer submitted {$listing} {$kind}", 'nonce');
    }
}
