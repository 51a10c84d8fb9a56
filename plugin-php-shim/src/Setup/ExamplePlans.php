<?php

declare(strict_types=1);

namespace Gazetteer\Setup;

use Gazetteer\Contract\Duration;
use Gazetteer\Plans\Domain\Inclusion;
use Gazetteer\Plans\Domain\Plan;

/** Three example plans: a free one, and two with monthly and yearly billing. */
final class ExamplePlans
{
    /** @return list<Plan> In the order in which visitors see the plans. */
    public static function all(): array
    {
        $basic = [Inclusion::Contact, Inclusion::Location, Inclusion::Map, Inclusion::Tagline];
        $more = [...$basic, Inclusion::Website, Inclusion::Hours, Inclusion::FeaturedImage, Inclusion::Gallery, Inclusion::Tags];

        return [
            new Plan(0, __('Free', 'gazetteer'), __('Be found in the directory.', 'gazetteer'), includes: $basic),
            ...self::paid(__('Standard', 'gazetteer'), __('Get noticed with photos and opening hours.', 'gazetteer'), 10.0, 96.0, $more, true),
            ...self::paid(__('Premium', 'gazetteer'), __('Everything a listing can show.', 'gazetteer'), 30.0, 288.0, Inclusion::supported()),
        ];
    }

    /**
     * @param list<Inclusion> $includes
     * @return list<Plan>
     */
    private static function paid(string $title, string $text, float $month, float $year, array $includes, bool $isHot = false): array
    {
        return [
            new Plan(0, $title, $text, price: $month, days: 30, duration: Duration::Monthly, isHot: $isHot, includes: $includes),
            new Plan(0, $title, $text, price: $year, days: 365, duration: Duration::Yearly, isHot: $isHot, includes: $includes),
        ];
    }
}
