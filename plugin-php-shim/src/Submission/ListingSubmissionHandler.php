<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Submission;

use Closure;
use Gazetteer\BotCheck\Domain\CheckedForm;
use Gazetteer\Contract\Field;
use Gazetteer\Contract\SubmitAnswer;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\RefusalTexts;
use Gazetteer\Kernel\Store\DatabaseWatch;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Submission\Accounts\SentAccount;
use Gazetteer\Submission\Domain\Fault;
use Gazetteer\Submission\Domain\FileFault;
use Gazetteer\Submission\Domain\SubmissionOutcome;
use Gazetteer\Submission\Domain\SubmissionRefused;
use Gazetteer\Submission\Guard\BotDetection;
use Gazetteer\Submission\Guard\RequestKey;
use Gazetteer\Submission\Guard\RequestLock;
use Gazetteer\Submission\Guard\SessionCheck;
use Gazetteer\Submission\Guard\SubmissionRateLimiter;
use Gazetteer\Submission\Images\NotStored;
use Gazetteer\Submission\Images\SubmittedImages;
use Gazetteer\Submission\Reading\ListingCheck;
use Gazetteer\Submission\Reading\SubmittedListing;
use Gazetteer\Submission\Reading\SubmittedListingReader;
use Gazetteer\Submission\Writing\EditedListingWriter;
use Gazetteer\Submission\Writing\EditTarget;
use Gazetteer\Submission\Writing\ListingPreparer;
use Gazetteer\Submission\Writing\PreparedListing;
use Throwable;

/**
 * Handles a submitted listing: checks sender, fields and images before writing any data. Of several identical
 * requests, only one writes data.
 */
final class ListingSubmissionHandler
{
    /**
     * @param Closure(): EditTarget $target
     * @param Closure(): SubmissionWork $work
     */
    public function __construct(
        private readonly SubmissionSettings $settings,
        private readonly ListingPreparer $preparer,
        private readonly Closure $target,
        private readonly BotDetection $bots,
        private readonly Closure $work,
    ) {
    }

    /** @throws Refusal If the same request is being processed, too many requests decode images, or the database failed. */
    public function handle(SubmissionRequest $request): SubmissionOutcome
    {
        $database = DatabaseWatch::begin();
        $outcome = $this->decide($request);
        if (!$outcome->isSuccess() && $database->hasFailed()) {
            throw new Refusal(Refusal::NO_DATABASE, 503);
        }

        return $outcome;
    }

    private function decide(SubmissionRequest $request): SubmissionOutcome
    {
        try {
            return $this->answer($request);
        } catch (SubmissionRefused $refused) {
            return $refused->outcome;
        } catch (Refusal $refusal) {
            throw $refusal;
        } catch (Throwable $bug) {
            RefusalTexts::report($bug);

            return SubmissionOutcome::fail([], $bug instanceof NotStored ? SubmissionTexts::notStored() : SubmissionTexts::broken());
        }
    }

    private function answer(SubmissionRequest $request): SubmissionOutcome
    {
        $isEdit = $request->isEdit();
        $user = $isEdit ? SessionCheck::userOfEdit($request) : SessionCheck::userOfNew($request);
        $sender = $user > 0 ? "user {$user}" : $request->address;
        $lock = new RequestLock(RequestKey::fromInput($request->input, $sender, $isEdit), $request->time, $request->asksAgain);
        $answer = $lock->awaitAnswer();
        if ($answer !== null) {
            return $answer;
        }
        BotDetection::refuseBots($request);
        SubmissionRateLimiter::check($request->address, $isEdit);
        $before = $isEdit ? ($this->target)()->find($request->input) : null;
        $sent = (new SubmittedListingReader())->read($request->input);
        $account = $user === 0 ? SentAccount::read($request->input) : null;
        $prepared = $this->checked($sent, $request, $account, $before);
        $isChecked = $this->bots->passes(CheckedForm::Listing, $request->input);
        $images = new SubmittedImages($sent->files);
        try {
            $work = ($this->work)();

            return $lock->acquire($account?->newEmail() ?? '') ?? ($before === null
                ? $work->create($request, $prepared, $images, $user, $account, $lock, $isChecked)
                : $work->change($request, $prepared, $sent, $images, $before, $lock));
        } finally {
            $images->discard();
        }
    }

    /** @throws SubmissionRefused */
    private function checked(SubmittedListing $sent, SubmissionRequest $request, ?SentAccount $account, ?Listing $before): PreparedListing
    {
        if ($account !== null && !$account->logsIn && !$this->settings->takesGuests()) {
            throw SubmissionRefused::failure(SubmitAnswer::ACCOUNT_ERROR_TAKEN, __('Please log in to submit a listing.', 'gazetteer'));
        }
        $prepared = $before === null
            ? $this->preparer->prepareNew($sent, $request->input, $this->settings->needsPlan())
            : $this->preparer->prepareEdited($sent, $before);
        $kept = $before === null ? [] : EditedListingWriter::kept($before, $sent);
        $bytes = array_map(static fn (int $image): int => (int) (wp_get_attachment_metadata($image)['filesize'] ?? 0), $kept);
        // Require the terms checkbox only in the plugin's own form. Legacy forms have their own checkbox, or none.
        $terms = $before === null && $request->isOwnForm() && $this->settings->termsAddress() !== '' ? [Field::PASSED_TERMS] : [];
        $faults = ListingCheck::faults($sent, [...$this->settings->required($prepared->plan), ...$terms], count($kept), $before)
            + $prepared->faults
            + ($account === null ? [] : $account->faults())
            + SubmittedImages::faults($sent, $bytes, ...$this->settings->imageLimits($prepared->plan));
        if ($faults !== []) {
            throw self::refused($faults);
        }
        $reason = Extensions::filter('gazetteer_listing_refusal', '', $prepared->listing, $before);
        if (is_string($reason) && $reason !== '') {
            throw SubmissionRefused::fail($reason);
        }

        return $prepared;
    }

    /** @param array<string, Fault|FileFault> $faults */
    private static function refused(array $faults): SubmissionRefused
    {
        return SubmissionRefused::fail(SubmissionTexts::problem(), SubmissionTexts::fields($faults));
    }
}
