<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

/** One page of what was found, and how much there is in all. */
final class ListingPage
{
    /**
     * @param list<int> $ids In order.
     * @param array<int, float> $kilometres By id, where it was asked what is near.
     * @param bool $isProvisional Not all that was asked for could be looked for yet.
     */
    public function __construct(
        public readonly array $ids,
        public readonly int $total,
        public readonly array $kilometres = [],
        public readonly bool $isProvisional = false,
    ) {
    }
}

class_alias(ListingPage::class, 'Gazetteer\Api\ListingPage');
