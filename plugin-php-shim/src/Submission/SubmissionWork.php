<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Submission;

use Closure;
use Gazetteer\Contract\Field;
use Gazetteer\Data\StoredPost;
use Gazetteer\Kernel\Calls\AfterResponse;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Store\DatabaseWatch;
use Gazetteer\Kernel\Store\Transaction;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Plans\Domain\PackageFull;
use Gazetteer\Plans\Domain\PaymentDue;
use Gazetteer\Plans\Payments\PaymentsDue;
use Gazetteer\Submission\Accounts\Accounts;
use Gazetteer\Submission\Accounts\SentAccount;
use Gazetteer\Submission\Domain\Fault;
use Gazetteer\Submission\Domain\ListingStatus;
use Gazetteer\Submission\Domain\SubmissionOutcome;
use Gazetteer\Submission\Domain\SubmissionRefused;
use Gazetteer\Submission\Guard\RequestLock;
use Gazetteer\Submission\Guard\SubmissionRateLimiter;
use Gazetteer\Submission\Images\SubmittedImages;
use Gazetteer\Submission\Mail\SubmissionMail;
use Gazetteer\Submission\Mail\SubmissionMails;
use Gazetteer\Submission\Reading\SubmittedListing;
use Gazetteer\Submission\Writing\EditedListingWriter;
use Gazetteer\Submission\Writing\NewListingWriter;
use Gazetteer\Submission\Writing\PreparedListing;
use Gazetteer\Submission\Writing\SubmissionSweep;
use Gazetteer\Submission\Writing\Undo;
use Gazetteer\Submission\Writing\WrittenListing;
use Throwable;

/** Saves a submission completely or not at all. After an error, the client can send the same request again. */
final class SubmissionWork
{
    /**
     * @param Closure(): NewListingWriter $newListings
     * @param Closure(): EditedListingWriter $editedListings
     * @param Closure(): PaymentsDue $payments
     */
    public function __construct(
        private readonly Closure $newListings,
        private readonly Closure $editedListings,
        private readonly SubmissionMails $mails,
        private readonly Closure $payments,
    ) {
    }

    public function create(SubmissionRequest $request, PreparedListing $prepared, SubmittedImages $images, int $user, ?SentAccount $account, RequestLock $lock, bool $isChecked): SubmissionOutcome
    {
        $finished = $this->finish($lock);
        if ($finished !== null) {
            return $finished;
        }

        $database = DatabaseWatch::begin();

        return $this->runOrUndo($lock, function (Undo $undo) use ($database, $request, $prepared, $images, $user, $account, $lock, $isChecked): SubmissionOutcome {
            SubmissionRateLimiter::count($request->address, false);
            $images->encode($lock->renew(...));
            $author = match (true) {
                $account === null => $user,
                $account->logsIn => Accounts::logIn($account, $request->address),
                default => Accounts::signUp($account, $request->address, $lock, $undo),
            };
            $written = ($this->newListings)()->write($prepared, $images, $author, $isChecked, $undo, $lock->recordListing(...));
            $database->refuseLoss();
            $isNewAccount = $account !== null && !$account->logsIn;
            $due = $written->step === null ? null : ($this->payments)()->ofStep($written->step);
            $outcome = self::outcome($written, SubmissionTexts::received($written->status, $isNewAccount, $due), $due, $isNewAccount ? $author : 0);
            $this->storeAnswer($lock, $outcome, $undo, SubmissionMail::Received, SubmissionMail::Submitted, ...($isNewAccount ? [SubmissionMail::Account] : []));
            Extensions::fire('gazetteer_listing_submitted', $written->id, true);
            // Log in last: a plugin that asks for a second factor may end the request here.
            if ($account?->logsIn === true) {
                Accounts::beginSession($author);
            }

            return $outcome;
        });
    }

    public function change(SubmissionRequest $request, PreparedListing $prepared, SubmittedListing $sent, SubmittedImages $images, Listing $before, RequestLock $lock): SubmissionOutcome
    {
        $database = DatabaseWatch::begin();

        return $this->runOrUndo($lock, function (Undo $undo) use ($database, $request, $prepared, $sent, $images, $before, $lock): SubmissionOutcome {
            SubmissionRateLimiter::count($request->address, true);
            $images->encode($lock->renew(...));
            $transaction = Transaction::begin();
            $undo->add($transaction->rollBack(...));
            $writer = ($this->editedListings)();
            $written = $writer->write($prepared, $sent, $images, $undo);
            $database->refuseLoss();
            $transaction->commit();
            $outcome = self::outcome($written, SubmissionTexts::saved($written->editWaits ? ListingStatus::WAITING : $written->status), null);
            $this->storeAnswer($lock, $outcome, $undo, ...match (true) {
                $written->editWaits => [SubmissionMail::EditWaits],
                $written->status === ListingStatus::WAITING => [SubmissionMail::Changed],
                default => [],
            });
            $writer->deleteRemovedImages($before, $sent, $written);
            Extensions::fire('gazetteer_listing_submitted', $written->id, false);

            return $outcome;
        });
    }

    /**
     * @param Closure(Undo): SubmissionOutcome $work
     * @throws Throwable
     */
    private function runOrUndo(RequestLock $lock, Closure $work): SubmissionOutcome
    {
        $undo = new Undo();
        $undo->add($lock->release(...));
        // A plugin may end the request, and PHP may abort it, so also undo on shutdown.
        add_action('shutdown', $undo->run(...), PHP_INT_MIN);
        try {
            return $work($undo);
        } catch (PackageFull) {
            $undo->run();

            throw SubmissionRefused::fail(SubmissionTexts::problem(), SubmissionTexts::fields([Field::PASSED_PLAN => Fault::PlanFull]));
        } catch (Throwable $thrown) {
            $undo->run();

            throw $thrown;
        } finally {
            SubmissionModule::scheduleEvents();
        }
    }

    /** Stores the response and the pending emails in the lock row, then discards the undo steps. */
    private function storeAnswer(RequestLock $lock, SubmissionOutcome $outcome, Undo $undo, SubmissionMail ...$mails): void
    {
        $lock->storeAnswer($outcome, SubmissionMails::events($outcome->listing, ...$mails));
        $undo->forget();
        if ($mails !== []) {
            $this->mails->sendLater($outcome->listing, ...$mails);
            AfterResponse::add($lock->markMailsSent(...));
        }
    }

    /**
     * Checks for the listing of an aborted identical request. Returns the outcome if that listing is complete,
     * otherwise deletes the listing.
     */
    private function finish(RequestLock $lock): ?SubmissionOutcome
    {
        $listing = (int) ($lock->unfinished['listing'] ?? 0);
        $status = $listing > 0 ? StoredPost::read($listing)?->post->post_status : null;
        if ($status === null) {
            return null;
        }
        if ($status === NewListingWriter::HIDDEN) {
            SubmissionSweep::remove($listing);

            return null;
        }
        $due = ($this->payments)()->ofListing($listing);
        $outcome = self::outcome(new WrittenListing($listing, $status), SubmissionTexts::received($status, false, $due), $due);
        // The aborted request did not send its emails, so send them after this response.
        $this->storeAnswer($lock, $outcome, new Undo(), SubmissionMail::Received, SubmissionMail::Submitted, ...(($lock->unfinished['email'] ?? '') === '' ? [] : [SubmissionMail::Account]));

        return $outcome;
    }

    /** Builds the outcome. Another plugin may change the redirect, for example to a thank-you or payment page. */
    private static function outcome(WrittenListing $written, string $message, ?PaymentDue $due, int $newUser = 0): SubmissionOutcome
    {
        $page = $due->page ?? '';
        $address = Extensions::filter('gazetteer_submission_redirect', $page ?: (string) get_permalink($written->id), $written->id, $written->step?->order);
        $safe = is_string($address) ? esc_url_raw($address, ['http', 'https']) : '';

        return SubmissionOutcome::success($written->id, $safe ?: (string) get_permalink($written->id), $message, $newUser);
    }
}
