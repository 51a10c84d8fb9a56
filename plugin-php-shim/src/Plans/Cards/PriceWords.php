<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Cards;

use Gazetteer\Contract\Duration;
use Gazetteer\Plans\Domain\Plan;

/** What a plan costs, in words. */
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

    /** As it is seen beside the price. */
    public function period(Plan $plan): string
    {
        return match ($plan->isFree() ? null : $plan->duration) {
            Duration::Monthly => __('/ month', 'gazetteer'),
            Duration::Yearly => __('/ year', 'gazetteer'),
            null => '',
        };
    }

    /** As it is heard. */
    public function spokenPeriod(Plan $plan): string
    {
        return match ($plan->isFree() ? null : $plan->duration) {
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
        if ($plan->duration === Duration::Yearly) {
            /* translators: %s: a price. */
            return sprintf(__('that is %s a month', 'gazetteer'), $this->currency->text($plan->price / self::MONTHS));
        }

        return $plan->duration === null ? __('paid once', 'gazetteer') : '';
    }
}
