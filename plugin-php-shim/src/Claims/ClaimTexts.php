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
        return __('Your claim was not sent yet.', 'gazetteer');
    }

    public static function broken(): string
    {
        return __('Something went wrong, and your claim was not kept. Please try again.', 'gazetteer');
    }

    public static function unavailable(): string
    {
        return __('This listing cannot be claimed any more.', 'gazetteer');
    }

    public static function own(): string
    {
        return __('This listing is yours already.', 'gazetteer');
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
            SentClaim::WORDS => __('Please tell us how we can see that it is yours.', 'gazetteer'),
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

    /** Why a claim could not be decided, and what to do next. */
    public static function fault(DecisionFault $fault): string
    {
        return match ($fault) {
            DecisionFault::NoClaim => __('This claim does not exist any more.', 'gazetteer'),
            DecisionFault::Decided => __('This claim has been decided already. Nothing was changed.', 'gazetteer'),
            DecisionFault::ListingGone => __('The listing has been deleted, so the claim cannot be approved. You can decline it.', 'gazetteer'),
            DecisionFault::ListingClaimed => __('The listing has been claimed by its owner already. You can decline this claim.', 'gazetteer'),
            DecisionFault::AccountGone => __('The account of the claimant has been deleted, so there is nobody to give the listing to. You can decline the claim.', 'gazetteer'),
            DecisionFault::OrderWaits => __('The plan of this claim is not paid yet. Accept or refuse its order under Orders first.', 'gazetteer'),
        };
    }
}
