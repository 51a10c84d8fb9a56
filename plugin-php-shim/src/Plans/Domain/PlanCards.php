<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

use Gazetteer\Contract\PlanStyle;

/** Draws plans for an owner to choose from. */
interface PlanCards
{
    /**
     * @param list<Plan> $plans
     * @param int $category Goes with the chosen plan to the submit page; 0 for none.
     * @return string Markup, safe to print; '' for no plans.
     */
    public function draw(array $plans, PlanStyle $style, int $category): string;

    /** The sentence for when there are none: text, escaped. */
    public function none(): string;
}
