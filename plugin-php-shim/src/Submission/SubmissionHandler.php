<?php

declare(strict_types=1);

namespace Gazetteer\Submission;

use Gazetteer\Contract\ErrorKey;
use Gazetteer\Contract\SubmitAnswer;
use Gazetteer\Data\DataNames;
use Gazetteer\Listings\DetailCleaning;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Submission\Domain\Fault;
use Gazetteer\Submission\Reading\ListingCheck;
use Gazetteer\Submission\Reading\ListingReader;
use Gazetteer\Submission\Reading\SentAccount;
use Gazetteer\Submission\Domain\SubmissionOutcome;
use Gazetteer\Submission\Writing\DescriptionCleaning;

/** Decides what becomes of a listing that somebody sent. */
final class SubmissionHandler
{
    public function __construct(
        private readonly SubmissionSettings $settings,
        private readonly ListingRepository $listings,
        private readonly DataNames $names,
    ) {
    }

    public function handle(SubmissionRequest $request): SubmissionOutcome
    {
        $sent = (new ListingReader())->read($request->input);
        $account = SentAccount::read($request->input);
        $faults = ListingCheck::faults($sent, $this->settings->required());
        if ($request->user === 0 && !is_email($account->email)) {
            $faults[ErrorKey::EMAIL] = $account->email === '' ? Fault::Missing : Fault::NoEmail;
        }
        $categories = array_values(array_filter(array_map(intval(...), $sent->categories), fn (int $id): bool => term_exists($id, $this->names->category) !== null));
        if ($categories === []) {
            $faults[ErrorKey::CATEGORY] ??= Fault::Unknown;
        }
        if ($faults !== []) {
            return SubmissionOutcome::fail(SubmissionTexts::fields($faults), SubmissionTexts::problem());
        }
        $user = $request->user ?: wp_create_user(sanitize_user(strtok($account->email, '@'), true), wp_generate_password(24), $account->email);
        if (is_wp_error($user)) {
            $text = __('This could not be sent with these account details. If you have an account already, please log in; otherwise choose another email address or username.', 'gazetteer');

            return SubmissionOutcome::failure('<span class="' . SubmitAnswer::ACCOUNT_ERROR_TAKEN . '">' . esc_html($text) . '</span>', $text);
        }
        $listing = $this->listings->save(new Listing(
            id: 0,
            title: $sent->title,
            content: DescriptionCleaning::of($sent->content),
            status: $this->settings->publishesNew() ? 'publish' : 'pending',
            author: $user,
            categories: $categories,
            details: array_filter(DetailCleaning::all($sent->details)),
        ));

        return SubmissionOutcome::success(
            $listing,
            (string) get_permalink($listing),
            __('Thank you! Your listing has been submitted and waits for review.', 'gazetteer'),
            $request->user === 0 ? $user : 0,
        );
    }
}
