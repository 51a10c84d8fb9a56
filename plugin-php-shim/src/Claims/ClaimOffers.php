<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Claims;

use Gazetteer\Claims\Domain\ClaimRules;
use Gazetteer\Data\ListingOwner;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Submission\Domain\SubmissionRefused;
use Gazetteer\Submission\SubmissionSettings;

/**
 * Decides which listings can be claimed. Claims must be enabled in the settings, and other plugins can forbid claims
 * of a listing. A listing whose author submitted it or paid for it already has an owner. Such a listing can be
 * claimed only if another plugin allows it.
 */
final class ClaimOffers
{
    public function __construct(private readonly SubmissionSettings $settings)
    {
    }

    public function areEnabled(): bool
    {
        return $this->settings->takesClaims();
    }

    /** @param int $user 0 for a guest. */
    public function mayClaim(Listing $listing, int $user): bool
    {
        return $this->areEnabled()
            && ClaimRules::mayClaim($listing, $user)
            && (get_post($listing->id)->post_password ?? '') === ''
            && Extensions::filter('gazetteer_listing_claimable', !ListingOwner::isAuthor($listing->details, $listing->author), $listing->id, $user) === true;
    }

    /** @throws SubmissionRefused */
    public function refuseOthers(Listing $listing, int $user): void
    {
        if (!$this->mayClaim($listing, $user)) {
            throw SubmissionRefused::fail($user > 0 && $listing->author === $user ? ClaimTexts::own() : ClaimTexts::unavailable());
        }
    }
}
