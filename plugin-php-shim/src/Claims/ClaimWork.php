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
use Gazetteer\Submission\Accounts\SentAccount;
use Gazetteer\Submission\Domain\SubmissionOutcome;
use Gazetteer\Submission\Domain\SubmissionRefused;
use Gazetteer\Submission\Guard\RequestLock;
use Gazetteer\Submission\Guard\SubmissionRateLimiter;
use Gazetteer\Submission\SubmissionModule;
use Gazetteer\Submission\SubmissionRequest;
use Gazetteer\Submission\Writing\Undo;
use Throwable;

/** Stores a claim, the claimant's new account and the order. If one step fails, undoes all steps. */
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
        $undo->add($lock->release(...));
        // A plugin or PHP may end the request before this method returns.
        add_action('shutdown', $undo->run(...), PHP_INT_MIN);
        try {
            SubmissionRateLimiter::countClaim($request->address);
            $claimant = match (true) {
                $account === null => $user,
                $account->logsIn => $this->logIn($account, $request->address, $listing),
                default => Accounts::signUp($account, $request->address, $lock, $undo),
            };
            $outcome = $this->store($request, $listing, $sent, $claimant, $account !== null && !$account->logsIn, $lock, $undo);
            // Log in last: a two-factor plugin may end the request here.
            if ($account?->logsIn === true) {
                Accounts::beginSession($claimant);
            }

            return $outcome;
        } catch (Throwable $thrown) {
            $undo->run();

            throw $thrown;
        } finally {
            SubmissionModule::scheduleEvents();
        }
    }

    /** @throws SubmissionRefused */
    private function logIn(SentAccount $account, string $address, Listing $listing): int
    {
        $claimant = Accounts::logIn($account, $address);
        $this->offers->refuseOthers($listing, $claimant);

        return $claimant;
    }

    private function store(SubmissionRequest $request, Listing $listing, SentClaim $sent, int $claimant, bool $isNewAccount, RequestLock $lock, Undo $undo): SubmissionOutcome
    {
        $isOpen = $this->claims->openOf($listing->id, $claimant) !== null;
        $step = $isOpen ? null : $this->order($sent, $listing->id, $claimant, $request->time, $undo);
        $claim = $isOpen ? null : $this->claims->open(new Claim(
            0,
            $listing->id,
            $claimant,
            $sent->name,
            $sent->words,
            $sent->phone,
            $sent->email,
            $sent->plan->id ?? 0,
            $step->order->id ?? 0,
            made: $request->time,
        ));
        $waits = $step !== null && $step->payingPage === '' ? ClaimAddress::ORDER : '';
        $address = ($step->payingPage ?? '') ?: ClaimAddress::sent($listing->id, $isNewAccount ? ClaimAddress::ACCOUNT : '', $waits);
        $outcome = SubmissionOutcome::success($listing->id, $address, '', $isNewAccount ? $claimant : 0);
        $mails = [ClaimMail::Received, ClaimMail::Made, ...($isNewAccount ? [ClaimMail::Account] : [])];
        $lock->storeAnswer($outcome, $claim === null ? [] : ClaimMails::events($claim->id, ...$mails));
        $undo->forget();
        if ($claim !== null) {
            $this->mails->sendLater($claim->id, ...$mails);
            AfterResponse::add($lock->markMailsSent(...));
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
