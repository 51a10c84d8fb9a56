<?php

declare(strict_types=1);

namespace Gazetteer\Api;

/** Something that a plan can include. Register it with the filter `gazetteer_plan_features`. */
final class PlanFeature
{
    public function __construct(
        /** The text on plan cards and in the plan editor. Plain text. */
        public readonly string $label,
        /** Whether plans can be sold with it. If not, only plans that already include it mention it. */
        public readonly bool $isSold = true,
    ) {
    }
}
