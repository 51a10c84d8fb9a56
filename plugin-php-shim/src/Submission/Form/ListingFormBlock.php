<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Form;

use Closure;
use Gazetteer\Contract\ErrorKey;
use Gazetteer\Contract\Field;
use Gazetteer\Directory\DirectoryQuery;
use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Listings\Domain\ListingRights;
use Gazetteer\Submission\Domain\ListingStatus;
use Gazetteer\Submission\Pages\LoginPrompt;
use Gazetteer\Submission\Pages\OwnerPages;
use Gazetteer\Submission\Pages\OwnerStyle;
use Gazetteer\Submission\Review\PendingEdits;
use Gazetteer\Submission\SubmissionSettings;

/** Renders the listing form block: the form, or the reason why the visitor cannot use it. */
final class ListingFormBlock
{
    public function __construct(
        private readonly FormPost $post,
        private readonly FormPage $page,
        private readonly SubmittedNotice $notice,
        private readonly SubmissionSettings $settings,
        private readonly ListingRepository $listings,
        private readonly ListingRights $rights,
        private readonly PendingEdits $edits,
    ) {
    }

    /** @param Closure(array<string, string|bool>): string $wrapper */
    public function draw(Input $set, Closure $wrapper): string
    {
        OwnerStyle::need();
        $asked = DirectoryQuery::input();
        $id = $set->id('listing') ?: $asked->id(Field::LISTING);
        $posted = $this->post->posted();
        if ($posted === null) {
            $notice = $this->notice->draw($asked, $wrapper);
            if ($notice !== '') {
                return $notice;
            }
        }
        if ($id > 0 || $asked->text(Field::LISTING) !== '') {
            return $this->edit($id, $set, $wrapper);
        }
        $askedToLogIn = is_user_logged_in() || $this->settings->takesGuests() ? '' : __('Please log in to submit a listing.', 'gazetteer');
        if ($askedToLogIn !== '' && $posted === null) {
            return LoginPrompt::draw($wrapper(['class' => 'gz-listing-form']), $askedToLogIn, OwnerPages::current());
        }
        $chosen = $this->page->chosenPlan($asked);
        if ($this->settings->needsPlan() && $chosen->plan === null && $posted === null && $this->page->plansUrl($chosen) !== '') {
            return self::sentence($wrapper, __('Every listing needs a plan. Choose a plan first.', 'gazetteer'), [$this->page->plansUrl($chosen) => __('Choose a plan', 'gazetteer')]);
        }

        return $this->page->draw($posted, null, $chosen, $this->post->errors()->orElse($askedToLogIn), $set, $wrapper);
    }

    /** @param Closure(array<string, string|bool>): string $wrapper */
    private function edit(int $id, Input $set, Closure $wrapper): string
    {
        $posted = $this->post->posted();
        if (!is_user_logged_in()) {
            $askedToLogIn = __('Please log in to edit your listing.', 'gazetteer');
            if ($posted !== null) {
                // The session has expired, so do not show stored data of the listing, only the submitted values.
                return $this->page->draw($posted, new Listing($id, $posted->text(ErrorKey::TITLE, 1000), status: ''), null, $this->post->errors()->orElse($askedToLogIn), $set, $wrapper);
            }

            return LoginPrompt::draw($wrapper(['class' => 'gz-listing-form']), $askedToLogIn, add_query_arg(Field::LISTING, $id, OwnerPages::current()));
        }
        $listing = $this->rights->mayEdit($id) ? $this->listings->find($id) : null;
        if ($listing === null) {
            return self::sentence($wrapper, __('You are not allowed to edit this listing, or it no longer exists.', 'gazetteer'), $this->page->ownListings());
        }
        if (!ListingStatus::mayBeEdited($listing->status)) {
            return self::sentence($wrapper, __('This listing is scheduled or private, so it cannot be edited here.', 'gazetteer'), $this->page->ownListings());
        }

        return $this->page->draw($posted, $this->edits->withPendingEdit($listing), null, $this->post->errors(), $set, $wrapper);
    }

    /**
     * @param Closure(array<string, string|bool>): string $wrapper
     * @param array<string, string> $links Link texts by URL.
     */
    private static function sentence(Closure $wrapper, string $words, array $links): string
    {
        $drawn = Tag::of('p', [], Tag::text($words));
        foreach ($links as $address => $label) {
            $drawn .= Tag::of('p', [], Tag::of('a', ['class' => 'wp-element-button gz-button', 'href' => $address], Tag::text($label)));
        }

        return "<div {$wrapper(['class' => 'gz-listing-form'])}>" . Tag::of('div', ['class' => 'gz-submitted'], $drawn) . '</div>';
    }
}
