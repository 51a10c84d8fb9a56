<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Chooser;

use Gazetteer\Contract\Duration;
use Gazetteer\Contract\PlanQuery;
use Gazetteer\Contract\PlanStyle;
use Gazetteer\Contract\PlanToggle;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanChoice;

/**
 * Selects the plans that the plan chooser shows. Valid URL parameters override the block's settings. The chooser shows
 * general plans (`standard` in URLs and blocks) or the plans of one category (`exclusive`).
 */
final class ChooserReader
{
    /**
     * @param list<Plan> $plans Plans that can be shown in this style.
     * @param array<int, string> $categories Category names, by ID.
     */
    public function __construct(
        private readonly PlanStyle $style,
        private readonly array $plans,
        private readonly array $categories,
        private readonly Input $attributes,
        private readonly Input $address,
    ) {
    }

    public function read(): ChooserView
    {
        $general = PlanChoice::general($this->plans);
        $isGeneral = $this->categories === [] || ($general !== [] && $this->isGeneral());
        $category = $isGeneral ? 0 : $this->category();
        $found = $isGeneral ? $general : PlanChoice::forCategory($this->plans, $category);
        $period = $this->period();

        return new ChooserView(
            style: $this->style,
            categories: $this->categories,
            isGeneral: $isGeneral,
            category: $category,
            period: $period,
            switches: $this->switches($general),
            hasToggle: $this->attributes->flag('toggle') && $general !== [] && $this->categories !== [],
            plans: PlanChoice::ofPeriod($found, $period),
        );
    }

    /**
     * @param list<Plan> $general
     * @return array<int, PeriodSwitch> The switches, by category ID. The key 0 is for the general plans.
     */
    private function switches(array $general): array
    {
        $switches = [PeriodSwitch::between($general)];
        foreach (array_keys($this->categories) as $category) {
            $switches[$category] = PeriodSwitch::between(PlanChoice::forCategory($this->plans, $category));
        }

        return $switches;
    }

    private function isGeneral(): bool
    {
        $kind = $this->askedKind();
        if ($kind !== null) {
            return $kind === PlanToggle::Standard;
        }

        return $this->askedCategory() === 0 && $this->attributes->text('kind') !== PlanToggle::Exclusive->value;
    }

    /**
     * The category from the URL. If the URL selects neither a category nor general or category plans, the first
     * category.
     */
    private function category(): int
    {
        if ($this->askedCategory() !== 0 || $this->askedKind() !== null) {
            return $this->askedCategory();
        }

        return array_key_first($this->categories) ?? 0;
    }

    private function askedKind(): ?PlanToggle
    {
        return PlanToggle::tryFrom($this->address->text(PlanQuery::KIND));
    }

    private function askedCategory(): int
    {
        $category = $this->address->id(PlanQuery::CATEGORY);

        return isset($this->categories[$category]) ? $category : 0;
    }

    private function period(): Duration
    {
        return Duration::tryFrom($this->address->text(PlanQuery::PERIOD))
            ?? Duration::tryFrom($this->attributes->text('period'))
            ?? Duration::Monthly;
    }
}
