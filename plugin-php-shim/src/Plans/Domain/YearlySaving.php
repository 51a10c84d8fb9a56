<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

use Gazetteer\Contract\Duration;

/** What paying by the year saves: each yearly plan against twelve months of the plan of the same name. */
final class YearlySaving
{
    private const MONTHS = 12;

    /** @param bool $isSame Whether every plan that is paid by the year saves as much; else it is the most that one does. */
    private function __construct(public readonly int $percent, public readonly bool $isSame)
    {
    }

    /** @param list<Plan> $plans */
    public static function of(array $plans): ?self
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
     * @return array<string, float> Of those that cost something, by name.
     */
    private static function prices(array $plans, Duration $duration): array
    {
        $prices = [];
        foreach ($plans as $plan) {
            if ($plan->duration === $duration && !$plan->isFree()) {
                // The dot keeps a name of digits from becoming a number.
                $prices['.' . mb_strtolower(trim($plan->title))] ??= $plan->price;
            }
        }

        return $prices;
    }

    /** Rounded down, so that no more is promised than is saved; a trace of binary fractions is no loss. */
    private static function percent(float $before, float $after): int
    {
        return (int) floor(round((1 - $after / $before) * 100, 6));
    }
}
