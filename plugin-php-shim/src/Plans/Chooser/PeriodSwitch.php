<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Chooser;

use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanChoice;
use Gazetteer\Plans\Domain\YearlySaving;

/** The switch between monthly and yearly plans, for the general plans or one category. */
final class PeriodSwitch
{
    /**
     * @param bool $isOffered Whether both periods have plans.
     * @param string $saving Text about the saving of yearly plans; '' if there is none.
     */
    private function __construct(public readonly bool $isOffered, public readonly string $saving)
    {
    }

    /** @param list<Plan> $plans */
    public static function between(array $plans): self
    {
        $isOffered = PlanChoice::hasBothPeriods($plans);

        return new self($isOffered, $isOffered ? self::words(YearlySaving::fromPlans($plans)) : '');
    }

    private static function words(?YearlySaving $saving): string
    {
        if ($saving === null) {
            return '';
        }
        $words = $saving->isSame
            /* translators: %s: a number. It stands beside “Annually”. Two percent signs print one. */
            ? __('save %s %%', 'gazetteer')
            /* translators: %s: a number. It stands beside “Annually”. Two percent signs print one. */
            : __('save up to %s %%', 'gazetteer');

        return sprintf($words, number_format_i18n($saving->percent));
    }
}
