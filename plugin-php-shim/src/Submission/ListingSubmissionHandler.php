<?php

declare(strict_types=1);

namespace Gazetteer\Submission;

use Closure;
use Gazetteer\BotCheck\Domain\CheckedForm;
use Gazetteer\Contract\Field;
use Gazetteer\Contract\SubmitAnswer;
use Gazetteer\Kernel\Store\DatabaseWatch;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\RefusalTexts;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Submission\Accounts\Accounts;
use Gazetteer\Submission\Domain\Fault;
use Gazetteer\Submission\Domain\FileFault;
use Gazetteer\Submission\Domain\SubmissionOutcome;
use Gazetteer\Submission\Domain\SubmissionRefused;
use Gazetteer\Submission\Form\ScriptedForm;
use Gazetteer\Submission\Guard\BotDetection;
use Gazetteer\Submission\Guard\RequestKey;
use Gazetteer\Submission\Guard\RequestLock;
use Gazetteer\Submission\Guard\RobotTraps;
use Gazetteer\Submission\Guard\SessionCheck;
use Gazetteer\Submission\Guard\SubmissionRateLimiter;
use Gazetteer\Submission\Images\NotStored;
use Gazetteer\Submission\Images\SubmittedImages;
use Gazetteer\Submission\Reading\ListingCheck;
use Gazetteer\Submission\Reading\SentAccount;
use Gazetteer\Submission\Reading\SubmittedListing;
use Gazetteer\Submission\Reading\SubmittedListingReader;
use Gazetteer\Submission\Writing\EditedListingWriter;
use Gazetteer\Submission\Writing\EditTarget;
use Gazetteer\Submission\Writing\ListingDraft;
use Gazetteer\Submission\Writing\ListingDrafts;
use Throwable;

/**
 * Handles a submitted listing. It checks sender, fields and images before it writes anything. Of several identical requests,
 * only one writes.
 */
final class ListingSubmissionHandler
{
    /** @param Closure(): SubmissionWork $work */
    public function __construct(
        private readonly SubmissionSettings $settings,
        private readonly ListingDrafts $drafts,
        private readonly EditTarget $target,
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
        $isEdit = EditTarget::isNamed($request->input);
        $user = $isEdit ? SessionCheck::ofEdit($request) : SessionCheck::ofNew($request);
        $sender = $user > 0 ? "user {$user}" : $request->address;
        $lock = new RequestLock(RequestKey::of($request->input, $sender, $isEdit), $request->time, $request->asksAgain);
        $answer = $lock->answer();
        if ($answer !== null) {
            return $answer;
        }
        RobotTraps::check($request);
        SubmissionRateLimiter::check($request->address, $isEdit);
        $before = $isEdit ? $this->target->find($request->input) : null;
        $sent = (new SubmittedListingReader())->read($request->input);
        $account = $user === 0 ? SentAccount::read($request->input) : null;
        $draft = $this->checked($sent, $request, $account, $before);
        $isChecked = $this->bots->passes(CheckedForm::Listing, $request->input);
        $images = new SubmittedImages($sent->files);
        try {
            $work = ($this->work)();
            $email = $account === null || $account->logsIn ? '' : $account->email;

            return $lock->take($email) ?? ($before === null
                ? $work->create($request, $draft, $images, $user, $account, $lock, $isChecked)
                : $work->change($request, $draft, $sent, $images, $before, $lock));
        } finally {
            $images->discard();
        }
    }

    /** @throws SubmissionRefused */
    private function checked(SubmittedListing $sent, SubmissionRequest $request, ?SentAccount $account, ?Listing $before): ListingDraft
    {
        if ($account !== null && !$account->logsIn && !$this->settings->takesGuests()) {
            throw SubmissionRefused::failure(SubmitAnswer::ACCOUNT_ERROR_TAKEN, __('Please log in to submit a listing.', 'gazetteer'));
        }
        $draft = $before === null
            ? $this->drafts->ofNew($sent, $request->input, $this->settings->needsPlan())
            : $this->drafts->ofEdited($sent, $before);
        $kept = $before === null ? [] : EditedListingWriter::kept($before, $sent);
        $bytes = array_map(static fn (int $image): int => (int) (wp_get_attachment_metadata($image)['filesize'] ?? 0), $kept);
        $hasFeatured = ($before->image ?? 0) > 0 && !$sent->takesAway(Field::FEATURED_IMAGE);
        $hasLogo = ($before->details[Field::LOGO] ?? '') !== '' && !$sent->takesAway(Field::LOGO);
        // Forms of legacy pages have their own terms checkbox, or none.
        $terms = $before === null && ScriptedForm::isSender($request->input) && $this->settings->termsAddress() !== '' ? [Field::PASSED_TERMS] : [];
        $faults = ListingCheck::faults($sent, [...$this->settings->required($draft->plan), ...$terms], count($kept), $hasFeatured, $hasLogo)
            + $draft->faults
            + ($account === null ? [] : Accounts::faults($account))
            + SubmittedImages::faults($sent, $this->settings->imageLimits($draft->plan), $bytes);
        if ($faults !== []) {
            throw self::refused($faults);
        }
        $reason = Extensions::filter('gazetteer_listing_refusal', '', $draft->listing, $before);
        if (is_string($reason) && $reason !== '') {
            throw SubmissionRefused::fail($reason);
        }

        return $draft;
    }

    /** @param array<string, Fault|FileFault> $faults */
    private static function refused(array $faults): SubmissionRefused
    {
        return SubmissionRefused::fail(SubmissionTexts::problem(), SubmissionTexts::fields($faults));
    }
}
