<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Writing;

use Gazetteer\Plans\Domain\NextStep;

/** The result of saving a listing. */
final class WrittenListing
{
    /**
     * @param ?NextStep $step The next step for the selected plan; null for an edit, or if the plan needs no order.
     * @param bool $editWaits Whether the listing is unchanged and the edit waits for review.
     */
    public function __construct(
        public readonly int $id,
        public readonly string $status,
        public readonly ?NextStep $step = null,
        public readonly bool $editWaits = false,
    ) {
    }
}
