<?php

declare(strict_types=1);

namespace Gazetteer\Claims\Domain;

/** That somebody says a listing is theirs, and what became of it. */
final class Claim
{
    /**
     * @param int $claimant The account that asks.
     * @param string $name Of the person, as are phone and email; the latter only where it differs from the account's.
     * @param string $words What they say for it.
     * @param int $plan The one that they chose; 0 for none.
     * @param int $order By which the plan is paid; 0 where there is nothing to pay.
     * @param string $note What whoever decided wrote to them.
     * @param int $former Whose the listing was before it was given to the claimant; 0 while it was not.
     */
    public function __construct(
        public readonly int $id,
        public readonly int $listing,
        public readonly int $claimant,
        public readonly string $name,
        public readonly string $words,
        public readonly string $phone = '',
        public readonly string $email = '',
        public readonly int $plan = 0,
        public readonly int $order = 0,
        public readonly ClaimState $state = ClaimState::Open,
        public readonly string $note = '',
        public readonly int $former = 0,
        public readonly int $made = 0,
        public readonly int $decided = 0,
    ) {
    }

    public function isOpen(): bool
    {
        return $this->state === ClaimState::Open;
    }
}
