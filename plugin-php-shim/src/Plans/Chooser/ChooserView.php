<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Chooser;

use Gazetteer\Contract\Duration;
use Gazetteer\Contract\PlanStyle;
use Gazetteer\Plans\Domain\Plan;

/** The data that the plan chooser shows. */
final class ChooserView
{
    /** Whether visitors can switch the shown plans between monthly and yearly billing. */
    public readonly bool $hasPeriods;

    /**
     * @param array<int, string> $categories Category names, by ID.
     * @param bool $isGeneral Whether general plans are shown; otherwise category plans.
     * @param int $category ID of the chosen category; 0 for none.
     * @param Duration $period The selected billing period, even if there is no switch.
     * @param array<int, PeriodSwitch> $switches The period switches, by category ID. The key 0 is for the general
     *     plans.
     * @param bool $hasToggle Whether visitors can switch between general and category plans.
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

    /** Whether the visitor has to choose a category first. */
    public function isWaiting(): bool
    {
        return !$this->isGeneral && $this->category === 0 && $this->categories !== [];
    }

    /** @param int $category Category ID; 0 for the general plans. */
    public function switchOf(int $category): PeriodSwitch
    {
        return $this->switches[$category] ?? PeriodSwitch::between([]);
    }

    /** Whether the general plans or any category has both monthly and yearly plans. */
    public function mayHavePeriods(): bool
    {
        return in_array(true, array_column($this->switches, 'isOffered'), true);
    }
}
