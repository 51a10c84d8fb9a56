<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

use Gazetteer\Contract\Duration;

/** The saving of yearly plans, compared with twelve months of the monthly plan with the same name. */
final class YearlySaving
{
    private const MONTHS = 12;

    /** @param bool $isSame Whether all yearly plans save the same; otherwise `$percent` is the maximum. */
    private function __construct(public readonly int $percent, public readonly bool $isSame)
    {
    }

    /** @param list<Plan> $plans */
    public static function fromPlans(array $plans): ?self
    {
        $monthly = self::prices($plans, Duration::Monthly);
        $yearly = self::prices($plans, Duration::Yearly);
        $saved = [];
        foreach ($yearly as $name => $price) {
            $saved[] = isset($monthly[$name]) ? self::percent(self::MONTHS * $monthly[$name], $price) : 0;
        }
        $most = $saved === [] ? 0 : max($saved);

        return $most < 1 ? null : new self($most, min($saved) === $most);
    }

    /**
     * @param list<Plan> $plans
     * @return array<string, float> Prices of plans that are not free, keyed by name.
     */
    private static function prices(array $plans, Duration $duration): array
    {
        $prices = [];
        foreach ($plans as $plan) {
            if ($plan->duration === $duration && !$plan->isFree()) {
                // Without the dot, PHP would convert a key of digits to an integer.
                $prices['.' . mb_strtolower(trim($plan->title))] ??= $plan->price;
            }
        }

        return $prices;
    }

    /** Rounds down, so that the text never overstates the saving. Rounds to six digits first, to remove floating-point errors. */
    private static function percent(float $before, float $after): int
    {
        return (int) floor(round((1 - $after / $before) * 100, 6));
    }
}
