<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Writing;

use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Submission\Domain\Fault;

/** A listing that was checked and can be written, or what is wrong with it. Its images come later. */
final class ListingDraft
{
    /**
     * @param array<string, Fault|string> $faults By the key of the field.
     * @param array<string, string> $wishes What names no term and is for the owner to see, by meta.
     */
    public function __construct(
        public readonly Listing $listing,
        public readonly ?Plan $plan,
        public readonly array $faults,
        public readonly array $wishes,
    ) {
    }
}
