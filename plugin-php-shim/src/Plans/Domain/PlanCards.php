<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

use Gazetteer\Contract\PlanStyle;

interface PlanCards
{
    /**
     * @param list<Plan> $plans
     * @param int $category Category ID for the submit page; 0 for none.
     * @return string Markup, safe to print; '' for no plans.
     */
    public function draw(array $plans, PlanStyle $style, int $category): string;

    /** The message if there are no plans, escaped. */
    public function none(): string;
}
