<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Cards;

/** The two icons of plan cards, with texts for screen readers. */
final class PlanIcon
{
    private const CHECK = 'm5 12.5 4.5 4.5L19 7.5';
    private const DASH = 'M7 12h10';

    public static function withText(bool $isIncluded): string
    {
        $words = $isIncluded ? __('Included', 'gazetteer') : __('Not included', 'gazetteer');

        return sprintf(
            '<svg class="gz-plan-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false"><path d="%s"/></svg><span class="gz-plan-screen-reader-text">%s </span>',
            $isIncluded ? self::CHECK : self::DASH,
            esc_html($words),
        );
    }
}
