<?php

declare(strict_types=1);

namespace Gazetteer\Claims;

use Closure;
use Gazetteer\Claims\Domain\Claim;
use Gazetteer\Claims\Form\ClaimAddress;
use Gazetteer\Claims\Form\SentClaim;
use Gazetteer\Claims\Mail\ClaimMail;
use Gazetteer\Claims\Mail\ClaimMails;
use Gazetteer\Claims\Storage\ClaimTable;
use Gazetteer\Kernel\Calls\AfterResponse;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Plans\Domain\NextStep;
use Gazetteer\Plans\Orders\Orders;
use Gazetteer\Submission\Accounts\Accounts;
use Gazetteer\Submission\Accounts\Author;
use Gazetteer\Submission\Domain\SubmissionOutcome;
use Gazetteer\Submission\Domain\SubmissionRefused;
use Gazetteer\Submission\Guard\RequestLock;
use Gazetteer\Submission\Guard\SubmissionRateLimiter;
use Gazetteer\Submission\Reading\SentAccount;
use Gazetteer\Submission\SubmissionRequest;
use Gazetteer\Submission\Writing\SubmissionSweep;
use Gazetteer\Submission\Writing\Undo;
use Throwable;

/** Stores a claim with its account and its order. If one step fails, undoes all of them. */
final class ClaimWork
{
    /** @param Closure(): Orders $orders */
    public function __construct(
        private readonly ClaimOffers $offers,
        private readonly ClaimTable $claims,
        private readonly Closure $orders,
        private readonly ClaimMails $mails,
    ) {
    }

    public function receive(SubmissionRequest $request, Listing $listing, SentClaim $sent, int $user, ?SentAccount $account, RequestLock $lock): SubmissionOutcome
    {
        $undo = new Undo();
        $undo->add($lock->free(...));
        // A plugin or PHP may end the request before this method returns.
        add_action('shutdown', $undo->run(...), PHP_INT_MIN);
        try {
            SubmissionRateLimiter::countClaim($request->address);
            $author = match (true) {
                $account === null => new Author($user),
                $account->logsIn => $this->logIn($account, $request->address, $listing),
                default => Accounts::signUp($account, $request->address, $lock, $undo),
            };
            $outcome = $this->keep($request, $listing, $sent, $author, $lock, $undo);
            // Log in last: a two-factor plugin may end the request here.
            Accounts::beginSession($author);

            return $outcome;
        } catch (Throwable $thrown) {
            $undo->run();

            throw $thrown;
        } finally {
            SubmissionSweep::plan();
        }
    }

    /** @throws SubmissionRefused */
    private function logIn(SentAccount $account, string $address, Listing $listing): Author
    {
        $author = Accounts::logIn($account, $address);
        $this->offers->refuseOthers($listing, $author->id);

        return $author;
    }

    private function keep(SubmissionRequest $request, Listing $listing, SentClaim $sent, Author $author, RequestLock $lock, Undo $undo): SubmissionOutcome
    {
        $isOpen = $this->claims->openOf($listing->id, $author->id) !== null;
        $step = $isOpen ? null : $this->order($sent, $listing->id, $author->id, $request->time, $undo);
        $claim = $isOpen ? null : $this->claims->open(new Claim(
            0,
            $listing->id,
            $author->id,
            $sent->name,
            $sent->words,
            $sent->phone,
            $sent->email,
            $sent->plan->id ?? 0,
            $step->order->id ?? 0,
            made: $request->time,
        ));
        $waits = $step !== null && $step->payingPage === '' ? ClaimAddress::ORDER : '';
        $address = ($step->payingPage ?? '') ?: ClaimAddress::sent($listing->id, $author->isNew ? ClaimAddress::ACCOUNT : '', $waits);
        $outcome = SubmissionOutcome::success($listing->id, $address, '', $author->isNew ? $author->id : 0);
        $mails = [ClaimMail::Received, ClaimMail::Made, ...($author->isNew ? [ClaimMail::Account] : [])];
        $lock->keep($outcome, $claim === null ? [] : ClaimMails::events($claim->id, ...$mails));
        $undo->forget();
        if ($claim !== null) {
            $this->mails->sendLater($claim->id, ...$mails);
            AfterResponse::add($lock->mailed(...));
            Extensions::fire('gazetteer_claim_received', $claim);
        }

        return $outcome;
    }

    private function order(SentClaim $sent, int $listing, int $claimant, int $now, Undo $undo): ?NextStep
    {
        $step = $sent->plan === null ? null : ($this->orders)()->purchase()->beginClaim($sent->plan, $listing, $claimant, $now);
        if ($step !== null) {
            $undo->add(fn () => ($this->orders)()->cancel($step->order->id));
        }

        return $step;
    }
}
