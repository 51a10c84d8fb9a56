<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Cards;

use Gazetteer\Contract\Duration;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Plans\Domain\Plan;

final class PriceWords
{
    private const MONTHS = 12;

    public function __construct(private readonly Currency $currency)
    {
    }

    public function price(Plan $plan): string
    {
        return $plan->isFree() ? __('Free', 'gazetteer') : $this->currency->text($plan->price);
    }

    /** The billing period as visible text next to the price. */
    public function period(Plan $plan): string
    {
        return $this->isForDays($plan) ? self::days($plan) : match ($plan->isFree() ? null : $plan->duration) {
            Duration::Monthly => __('/ month', 'gazetteer'),
            Duration::Yearly => __('/ year', 'gazetteer'),
            null => '',
        };
    }

    /** The billing period as text for screen readers. */
    public function spokenPeriod(Plan $plan): string
    {
        return $this->isForDays($plan) ? self::days($plan) : match ($plan->isFree() ? null : $plan->duration) {
            Duration::Monthly => __('per month', 'gazetteer'),
            Duration::Yearly => __('per year', 'gazetteer'),
            null => '',
        };
    }

    public function note(Plan $plan): string
    {
        if ($plan->isFree()) {
            return '';
        }
        $isOnce = $plan->duration === null || $this->isForDays($plan);
        /* translators: %s: a price. */
        $aMonth = $plan->duration === Duration::Yearly ? sprintf(__('that is %s a month', 'gazetteer'), $this->currency->text($plan->price / self::MONTHS)) : '';

        return implode(', ', array_filter([$isOnce ? __('paid once', 'gazetteer') : '', $aMonth]));
    }

    /** Whether a payment plugin renews the plan before it expires. */
    public static function renews(Plan $plan): bool
    {
        return Extensions::filter('gazetteer_plan_renews', false, $plan) === true;
    }

    /**
     * Whether to show "for one month" instead of "/ month", because the plan expires. The plan editor shows prices by
     * the same rule, in `plan-text.ts`.
     */
    private function isForDays(Plan $plan): bool
    {
        return !$plan->isFree() && $plan->duration !== null && $plan->days > 0 && !self::renews($plan);
    }

    private static function days(Plan $plan): string
    {
        return match (true) {
            $plan->duration === Duration::Monthly && $plan->days >= 28 && $plan->days <= 31 => __('for one month', 'gazetteer'),
            $plan->duration === Duration::Yearly && $plan->days >= 360 && $plan->days <= 366 => __('for one year', 'gazetteer'),
            /* translators: %s: a number. */
            default => sprintf(_n('for %s day', 'for %s days', $plan->days, 'gazetteer'), number_format_i18n($plan->days)),
        };
    }
}
