<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Review;

use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Submission\Review\Domain\ListingChange;
use Gazetteer\Submission\Review\Domain\ListingChanges;

/** What an owner wants a public listing to be, while it waits for a yes. */
final class PendingEdit
{
    /**
     * @param Listing $base The listing as it was when the owner began.
     * @param array<string, string> $wishes What names no term, by meta.
     * @param list<int> $removed Images that were taken away.
     * @param string $key Another one with every save.
     * @param int $author Whose listing it was when the edit was written.
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

    /** The listing may have been claimed or given away since: the edit of a former owner is not published over it. */
    public function isBy(int $owner): bool
    {
        return $this->author === $owner;
    }

    /** @return list<ListingChange> */
    public function changes(Listing $present): array
    {
        return ListingChanges::between($this->base, $present, $this->wanted);
    }

    /** The listing as it is, with all that the owner wants otherwise. */
    public function over(Listing $present): Listing
    {
        $fields = array_map(static fn (ListingChange $change): string => $change->field, $this->changes($present));

        return ListingChanges::put($present, $this->wanted, $fields);
    }
}
