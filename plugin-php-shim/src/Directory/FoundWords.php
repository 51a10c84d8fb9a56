<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Gazetteer\Kernel\Html\Tag;

/**
 * The text for the number of results. Numbers are wrapped in `<bdi>`, so that right-to-left text does not reverse a
 * range.
 */
final class FoundWords
{
    public static function markup(int $total, DirectoryQuery $asked, int $perPage): string
    {
        if ($total === 0) {
            return Tag::text($asked->isNarrowed() ? __('No listings found', 'gazetteer') : __('No listings yet', 'gazetteer'));
        }
        $first = ($asked->page - 1) * $perPage + 1;
        if ($total <= $perPage || $first > $total) {
            /* translators: %s: a number. */
            return sprintf(Tag::text(_n('%s listing', '%s listings', $total, 'gazetteer')), self::number($total));
        }

        /* translators: 1: number of the first listing shown, 2: of the last, 3: how many there are. */
        $words = _n('%1$s–%2$s of %3$s listing', '%1$s–%2$s of %3$s listings', $total, 'gazetteer');

        // Both numbers share one <bdi>: with two, they would still change places.
        $apart = (string) preg_replace('/%1\$s\s*\p{Pd}\s*%2\$s/u', '<bdi>$0</bdi>', Tag::text($words));

        return sprintf($apart, number_format_i18n($first), number_format_i18n(min($total, $first + $perPage - 1)), self::number($total));
    }

    private static function number(int $number): string
    {
        return Tag::of('bdi', [], Tag::text(number_format_i18n($number)));
    }
}
