<?php

declare(strict_types=1);

namespace Gazetteer\Claims;

use Gazetteer\Claims\Domain\ClaimState;
use Gazetteer\Claims\Domain\DecisionFault;
use Gazetteer\Claims\Form\SentClaim;
use Gazetteer\Submission\Domain\Fault;
use Gazetteer\Submission\SubmissionTexts;

/** Messages about claims, as plain text. */
final class ClaimTexts
{
    public static function problem(): string
    {
        return __('Your claim has not been sent.', 'gazetteer');
    }

    public static function broken(): string
    {
        return __('Something went wrong. Your claim was not saved. Please try again.', 'gazetteer');
    }

    public static function unavailable(): string
    {
        return __('This listing can no longer be claimed.', 'gazetteer');
    }

    public static function own(): string
    {
        return __('You already own this listing.', 'gazetteer');
    }

    public static function logIn(): string
    {
        return __('Please log in to claim this listing.', 'gazetteer');
    }

    /**
     * @param array<string, Fault> $faults
     * @return array<string, string>
     */
    public static function fields(array $faults): array
    {
        $missing = array_filter([
            SentClaim::NAME => __('Please enter your name.', 'gazetteer'),
            SentClaim::WORDS => __('Please tell us how we can verify that the listing is yours.', 'gazetteer'),
        ], static fn (string $field): bool => ($faults[$field] ?? null) === Fault::Missing, ARRAY_FILTER_USE_KEY);

        return array_replace(SubmissionTexts::fields($faults), $missing);
    }

    public static function state(ClaimState $state): string
    {
        return match ($state) {
            ClaimState::Open => _x('Open', 'claim', 'gazetteer'),
            ClaimState::Approved => _x('Approved', 'claim', 'gazetteer'),
            ClaimState::Declined => _x('Declined', 'claim', 'gazetteer'),
        };
    }

    /** Returns the reason why a claim could not be approved or declined, and what to do next. */
    public static function fault(DecisionFault $fault): string
    {
        return match ($fault) {
            DecisionFault::NoClaim => __('This claim no longer exists.', 'gazetteer'),
            DecisionFault::Decided => __('This claim was already approved or declined. No changes were made.', 'gazetteer'),
            DecisionFault::ListingGone => __('The listing has been deleted, so the claim cannot be approved. You can decline it.', 'gazetteer'),
            DecisionFault::ListingClaimed => __('The owner has already claimed this listing. You can decline this claim.', 'gazetteer'),
            DecisionFault::AccountGone => __('The claimant’s account was deleted, so the claim cannot be approved. You can decline it.', 'gazetteer'),
            DecisionFault::OrderWaits => __('The plan of this claim is not paid yet. Mark its order as paid or decline it under Orders first.', 'gazetteer'),
        };
    }
}
