<?php

declare(strict_types=1);

namespace Gazetteer\Api;

/** A feature that plans can include. Register it with the filter `gazetteer_plan_features`. */
final class PlanFeature
{
    public function __construct(
        /** The text on plan cards and in the plan editor, as plain text. */
        public readonly string $label,
        /** Whether the feature can be added to plans. If not, only plans that already include it show it. */
        public readonly bool $isSold = true,
    ) {
    }
}
