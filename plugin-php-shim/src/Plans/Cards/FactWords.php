<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Cards;

use Gazetteer\Plans\Domain\Inclusion;
use Gazetteer\Plans\Domain\Plan;

/** Texts for the number of listings in a plan, their duration and their maximum number of images. */
final class FactWords
{
    /** @return list<PlanFact> */
    public static function fromPlan(Plan $plan): array
    {
        return array_values(array_filter([self::listings($plan), self::stay($plan), self::images($plan)]));
    }

    private static function listings(Plan $plan): PlanFact
    {
        $name = __('Listings', 'gazetteer');
        if (!$plan->isPackage) {
            return new PlanFact($name, number_format_i18n(1), __('One listing', 'gazetteer'));
        }
        if ($plan->listings === 0) {
            return new PlanFact($name, __('Any number', 'gazetteer'), __('Any number of listings', 'gazetteer'));
        }
        $number = number_format_i18n($plan->listings);

        /* translators: %s: how many. */
        return new PlanFact($name, $number, sprintf(_n('%s listing', '%s listings', $plan->listings, 'gazetteer'), $number));
    }

    private static function stay(Plan $plan): PlanFact
    {
        $name = __('Listed for', 'gazetteer');
        if ($plan->days === 0) {
            return new PlanFact($name, __('No time limit', 'gazetteer'), __('Listed with no time limit', 'gazetteer'));
        }
        $number = number_format_i18n($plan->days);

        return new PlanFact(
            $name,
            /* translators: %s: how many. */
            sprintf(_n('%s day', '%s days', $plan->days, 'gazetteer'), $number),
            /* translators: %s: how many. */
            sprintf(_n('Listed for %s day', 'Listed for %s days', $plan->days, 'gazetteer'), $number),
        );
    }

    /** The maximum number of images; null if the plan includes no gallery or sets no image limit. */
    private static function images(Plan $plan): ?PlanFact
    {
        $says = $plan->has(Inclusion::Gallery) ? self::limits($plan) : '';

        return $says === '' ? null : new PlanFact(__('Photos', 'gazetteer'), $says, $says);
    }

    private static function limits(Plan $plan): string
    {
        $number = number_format_i18n($plan->images);
        $size = number_format_i18n($plan->megabytes, floor($plan->megabytes) === $plan->megabytes ? 0 : 1);

        return match (true) {
            /* translators: 1: how many, 2: how many megabytes. */
            $plan->images > 0 && $plan->megabytes > 0 => sprintf(
                _n('Up to %1$s photo, %2$s MB', 'Up to %1$s photos, %2$s MB in total', $plan->images, 'gazetteer'),
                $number,
                $size,
            ),
            /* translators: %s: how many. */
            $plan->images > 0 => sprintf(_n('Up to %s photo', 'Up to %s photos', $plan->images, 'gazetteer'), $number),
            /* translators: %s: how many megabytes. */
            $plan->megabytes > 0 => sprintf(__('Up to %s MB of photos', 'gazetteer'), $size),
            default => '',
        };
    }
}
