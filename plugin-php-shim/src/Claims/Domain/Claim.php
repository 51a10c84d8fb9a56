<?php

declare(strict_types=1);

namespace Gazetteer\Claims\Domain;

/** A person's claim to own a listing, and the decision about the claim. */
final class Claim
{
    /**
     * @param int $claimant The account that makes the claim.
     * @param string $name The person's name. The email address is stored only if it differs from the account's email address.
     * @param string $words The claimant's reasons.
     * @param int $plan ID of the selected plan; 0 for none.
     * @param int $order ID of the order that pays the plan; 0 if there is nothing to pay.
     * @param string $note Message to the claimant from the person who decided.
     * @param int $former The listing's author before the transfer to the claimant; 0 if the listing was not transferred.
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
