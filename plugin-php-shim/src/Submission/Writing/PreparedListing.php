<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Writing;

use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Submission\Domain\Fault;

/** A validated listing without its images, or its validation errors. */
final class PreparedListing
{
    /**
     * @param array<string, Fault|string> $faults By the key of the field.
     * @param array<string, string> $wishes Texts that match no term, for the site owner, by meta key.
     */
    public function __construct(
        public readonly Listing $listing,
        public readonly ?Plan $plan,
        public readonly array $faults,
        public readonly array $wishes,
    ) {
    }
}
