<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

/** How much was found, in words. */
final class FoundWords
{
    public static function of(int $total, DirectoryQuery $asked, int $perPage): string
    {
        if ($total === 0) {
            return $asked->isNarrowed() ? __('Nothing matches', 'gazetteer') : __('No listings yet', 'gazetteer');
        }
        $first = ($asked->page - 1) * $perPage + 1;
        if ($total <= $perPage || $first > $total) {
            /* translators: %s: a number. */
            return sprintf(_n('%s listing', '%s listings', $total, 'gazetteer'), number_format_i18n($total));
        }

        /* translators: 1: number of the first listing shown, 2: of the last, 3: how many there are. */
        $words = _n('%1$s–%2$s of %3$s listing', '%1$s–%2$s of %3$s listings', $total, 'gazetteer');

        return sprintf($words, number_format_i18n($first), number_format_i18n(min($total, $first + $perPage - 1)), number_format_i18n($total));
    }
}
