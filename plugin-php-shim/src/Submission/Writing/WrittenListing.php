<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Writing;

use Gazetteer\Plans\Domain\NextStep;

/** A listing that is there now. */
final class WrittenListing
{
    /**
     * @param ?NextStep $step What comes after its plan was chosen; null where there is nothing to pay or to count.
     * @param bool $editWaits It is as it was, and what was changed waits for a yes.
     */
    public function __construct(
        public readonly int $id,
        public readonly string $status,
        public readonly ?NextStep $step = null,
        public readonly bool $editWaits = false,
    ) {
    }
}
