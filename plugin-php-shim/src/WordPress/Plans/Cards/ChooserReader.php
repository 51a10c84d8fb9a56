<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Plans\Cards;

use Gazetteer\Contract\Duration;
use Gazetteer\Contract\PlanQuery;
use Gazetteer\Contract\PlanStyle;
use Gazetteer\Contract\PlanToggle;
use Gazetteer\Domain\Plan\Plan;
use Gazetteer\Domain\Plan\PlanChoice;
use Gazetteer\Endpoint\Input;

/** Settles what the plan screen shows: what the address asks for, as far as there is such a thing, else what the block says. */
final class ChooserReader
{
    /**
     * @param list<Plan> $plans Those that the style may show.
     * @param array<int, string> $categories Names by number.
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
        $general = PlanChoice::general($this->plans, null);
        $isGeneral = $this->categories === [] || ($general !== [] && $this->isGeneral());
        $category = $isGeneral ? 0 : $this->category();
        $all = $isGeneral ? $general : PlanChoice::forCategory($this->plans, $category, null);
        $hasPeriods = array_filter($all, static fn (Plan $plan): bool => $plan->hasPeriod()) !== [];
        $period = $hasPeriods ? $this->period($all) : null;

        return new ChooserView(
            style: $this->style,
            categories: $this->categories,
            isGeneral: $isGeneral,
            category: $category,
            period: $period,
            hasPeriods: $hasPeriods,
            hasToggle: $this->attributes->flag('toggle') && $general !== [] && $this->categories !== [],
            plans: self::within($all, $period),
        );
    }

    private function isGeneral(): bool
    {
        $kind = $this->askedKind();
        if ($kind !== null) {
            return $kind === PlanToggle::Standard;
        }

        return $this->asked() === 0 && $this->attributes->text('kind') !== PlanToggle::Exclusive->value;
    }

    /** A screen that begins with a category begins with the first one. */
    private function category(): int
    {
        if ($this->asked() !== 0 || $this->askedKind() !== null) {
            return $this->asked();
        }

        return array_key_first($this->categories) ?? 0;
    }

    private function askedKind(): ?PlanToggle
    {
        return PlanToggle::tryFrom($this->address->text(PlanQuery::KIND));
    }

    private function asked(): int
    {
        $category = $this->address->id(PlanQuery::CATEGORY);

        return isset($this->categories[$category]) ? $category : 0;
    }

    /**
     * What was not asked for must not hide anything: a plan that is paid once belongs to no period.
     *
     * @param list<Plan> $all
     */
    private function period(array $all): ?Duration
    {
        $asked = Duration::tryFrom($this->address->text(PlanQuery::PERIOD));
        if ($asked !== null) {
            return $asked;
        }
        $first = Duration::tryFrom($this->attributes->text('period')) ?? Duration::Monthly;
        $isMixed = array_filter($all, static fn (Plan $plan): bool => !$plan->hasPeriod()) !== [];

        return $isMixed || self::within($all, $first) === [] ? null : $first;
    }

    /**
     * @param list<Plan> $plans
     * @return list<Plan>
     */
    private static function within(array $plans, ?Duration $period): array
    {
        return array_values(array_filter($plans, static fn (Plan $plan): bool => $period === null || $plan->duration === $period));
    }
}
