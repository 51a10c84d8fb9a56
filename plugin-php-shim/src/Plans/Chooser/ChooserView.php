<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Chooser;

use Gazetteer\Contract\Duration;
use Gazetteer\Contract\PlanStyle;
use Gazetteer\Plans\Domain\Plan;

/** The plan screen as it is just now. */
final class ChooserView
{
    /** Whether there is a period to choose for what is shown. */
    public readonly bool $hasPeriods;

    /**
     * @param array<int, string> $categories Names by number.
     * @param bool $isGeneral Whether the general plans are shown; else those of a category.
     * @param int $category The chosen one; 0 for none.
     * @param Duration $period The chosen side of the switch, also while there is nothing to switch.
     * @param array<int, PeriodSwitch> $switches By category; 0 for the general plans.
     * @param bool $hasToggle Whether visitors may switch between general plans and those of a category.
     * @param list<Plan> $plans
     */
    public function __construct(
        public readonly PlanStyle $style,
        public readonly array $categories,
        public readonly bool $isGeneral,
        public readonly int $category,
        public readonly Duration $period,
        private readonly array $switches,
        public readonly bool $hasToggle,
        public readonly array $plans,
    ) {
        $this->hasPeriods = ($isGeneral || $category > 0) && $this->switchOf($category)->isOffered;
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

    /** @param int $category 0 for the general plans. */
    public function switchOf(int $category): PeriodSwitch
    {
        return $this->switches[$category] ?? PeriodSwitch::between([]);
    }

    /** Whether anything that can be chosen on this screen has a period to choose. */
    public function mayHavePeriods(): bool
    {
        return in_array(true, array_column($this->switches, 'isOffered'), true);
    }
}
