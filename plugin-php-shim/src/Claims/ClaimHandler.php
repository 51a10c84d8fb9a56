<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Claims;

use Closure;
use Gazetteer\BotCheck\Domain\CheckedForm;
use Gazetteer\Claims\Domain\ClaimRules;
use Gazetteer\Claims\Form\ClaimAddress;
use Gazetteer\Claims\Form\SentClaim;
use Gazetteer\Claims\Storage\ClaimTable;
use Gazetteer\Contract\SubmitAnswer;
use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\RefusalTexts;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanRepository;
use Gazetteer\Submission\Accounts\SentAccount;
use Gazetteer\Submission\Domain\SubmissionOutcome;
use Gazetteer\Submission\Domain\SubmissionRefused;
use Gazetteer\Submission\Guard\BotDetection;
use Gazetteer\Submission\Guard\RequestKey;
use Gazetteer\Submission\Guard\RequestLock;
use Gazetteer\Submission\Guard\SessionCheck;
use Gazetteer\Submission\Guard\SubmissionRateLimiter;
use Gazetteer\Submission\SubmissionRequest;
use Gazetteer\Submission\SubmissionSettings;
use Throwable;

/** Handles a submitted claim: validates it, then stores it. */
final class ClaimHandler
{
    /** @param Closure(): ClaimWork $work */
    public function __construct(
        private readonly SubmissionSettings $settings,
        private readonly ClaimOffers $offers,
        private readonly PlanRepository $plans,
        private readonly ClaimTable $claims,
        private readonly BotDetection $bots,
        private readonly Closure $work,
    ) {
    }

    public function handle(SubmissionRequest $request, Listing $listing): SubmissionOutcome
    {
        try {
            return $this->answer($request, $listing);
        } catch (SubmissionRefused $refused) {
            return $refused->outcome;
        } catch (Refusal $refusal) {
            return SubmissionOutcome::fail([], RefusalTexts::text($refusal));
        } catch (Throwable $bug) {
            RefusalTexts::report($bug);

            return SubmissionOutcome::fail([], ClaimTexts::broken());
        }
    }

    private function answer(SubmissionRequest $request, Listing $listing): SubmissionOutcome
    {
        $user = SessionCheck::userOfNew($request);
        $lock = new RequestLock(RequestKey::fromInput($request->input, $user > 0 ? "user {$user}" : $request->address, false), $request->time);
        $answer = $lock->awaitAnswer();
        if ($answer !== null) {
            return $answer;
        }
        BotDetection::refuseBots($request);
        SubmissionRateLimiter::checkClaim($request->address);
        if ($this->claims->openOf($listing->id, $user) !== null) {
            return SubmissionOutcome::success($listing->id, ClaimAddress::sent($listing->id), '');
        }
        $this->offers->refuseOthers($listing, $user);
        $sent = SentClaim::read($request->input, ClaimRules::plansFor($listing, $this->plans($request->input->id(SentClaim::PLAN))));
        $account = $user === 0 ? SentAccount::read($request->input) : null;
        $this->refuseFaults($sent, $account);
        $this->bots->passes(CheckedForm::Claim, $request->input);

        return $lock->acquire($account?->newEmail() ?? '') ?? ($this->work)()->receive($request, $listing, $sent, $user, $account, $lock);
    }

    /**
     * @return list<Plan> The available plans. The selected plan is read from the database instead of a cache, because the claimant must pay the current price.
     */
    private function plans(int $chosen): array
    {
        $others = array_filter($this->plans->all(), static fn (Plan $plan): bool => $plan->id !== $chosen);

        return array_values(array_filter([...$others, $this->plans->stored($chosen)]));
    }

    /** @throws SubmissionRefused */
    private function refuseFaults(SentClaim $sent, ?SentAccount $account): void
    {
        if ($account !== null && !$account->logsIn && !$this->settings->takesGuests()) {
            throw SubmissionRefused::failure(SubmitAnswer::ACCOUNT_ERROR_TAKEN, ClaimTexts::logIn());
        }
        $faults = $sent->faults + ($account === null ? [] : $account->faults());
        if ($faults !== []) {
            throw SubmissionRefused::fail(ClaimTexts::problem(), ClaimTexts::fields($faults));
        }
    }
}
