<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Review;

use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Submission\Review\Domain\ListingChange;
use Gazetteer\Submission\Review\Domain\ListingChanges;

/** An owner's changes to a public listing that are pending review. */
final class PendingEdit
{
    /**
     * @param Listing $base The listing at the time when the owner started editing.
     * @param array<string, string> $wishes Typed locations and tags that match no existing term, by meta key.
     * @param list<int> $removed IDs of removed images.
     * @param string $key Random key, which changes each time the edit is saved.
     * @param int $author The listing's author at the time of the edit.
     */
    public function __construct(
        public readonly Listing $wanted,
        public readonly Listing $base,
        public readonly array $wishes,
        public readonly array $removed,
        public readonly int $since,
        public readonly string $key,
        public readonly int $author,
    ) {
    }

    /** Whether this owner made the edit. An edit of a former owner must not be published. */
    public function isBy(int $owner): bool
    {
        return $this->author === $owner;
    }

    /** @return list<ListingChange> */
    public function changes(Listing $present): array
    {
        return ListingChanges::between($this->base, $present, $this->wanted);
    }

    /** The current listing with the owner's changes. */
    public function applyTo(Listing $present): Listing
    {
        $fields = array_map(static fn (ListingChange $change): string => $change->field, $this->changes($present));

        return ListingChanges::apply($present, $this->wanted, $fields);
    }
}
