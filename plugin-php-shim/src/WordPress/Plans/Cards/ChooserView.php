<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Plans\Cards;

use Gazetteer\Contract\Duration;
use Gazetteer\Contract\PlanStyle;
use Gazetteer\Domain\Plan\Plan;

/** The plan screen as it is just now. */
final class ChooserView
{
    /**
     * @param array<int, string> $categories Names by number.
     * @param bool $isGeneral Whether the general plans are shown; else those of a category.
     * @param int $category The chosen one; 0 for none.
     * @param ?Duration $period The chosen one; null where all are shown.
     * @param bool $hasPeriods Whether there is a period to choose.
     * @param bool $hasToggle Whether visitors may switch between general plans and those of a category.
     * @param list<Plan> $plans
     */
    public function __construct(
        public readonly PlanStyle $style,
        public readonly array $categories,
        public readonly bool $isGeneral,
        public readonly int $category,
        public readonly ?Duration $period,
        public readonly bool $hasPeriods,
        public readonly bool $hasToggle,
        public readonly array $plans,
    ) {
    }

    public function hasQuestions(): bool
    {
        return $this->hasToggle || $this->categories !== [] || $this->hasPeriods;
    }

    /** No category has been chosen yet, so there is nothing to be missed. */
    public function isWaiting(): bool
    {
        return !$this->isGeneral && $this->category === 0 && $this->categories !== [];
    }
}
