<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Writing;

use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Submission\Domain\Fault;

/** A submitted listing after sanitizing, without its images, and the validation errors. */
final class PreparedListing
{
    /**
     * @param array<string, Fault|string> $faults Keyed by field key.
     * @param array<string, string> $wishes Typed locations and tags that match no existing term, by meta key.
     */
    public function __construct(
        public readonly Listing $listing,
        public readonly ?Plan $plan,
        public readonly array $faults,
        public readonly array $wishes,
    ) {
    }
}
