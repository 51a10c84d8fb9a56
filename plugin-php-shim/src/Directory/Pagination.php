<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Closure;
use Gazetteer\Kernel\Html\Tag;

/** The number of results, and links to the first page, the last page and the pages around the current one. */
final class Pagination
{
    /**
     * Returns the number of results as text. A `<bdi>` element keeps a range such as "1–20" in the right order in
     * right-to-left text.
     */
    public static function count(int $total, DirectoryQuery $asked, int $perPage): string
    {
        if ($total === 0) {
            return Tag::text($asked->isNarrowed() ? __('No listings found', 'gazetteer') : __('No listings yet', 'gazetteer'));
        }
        $first = ($asked->page - 1) * $perPage + 1;
        if ($total <= $perPage || $first > $total) {
            /* translators: %s: a number. */
            return sprintf(Tag::text(_n('%s listing', '%s listings', $total, 'gazetteer')), self::isolated($total));
        }

        /* translators: 1: number of the first listing shown, 2: of the last, 3: how many there are. */
        $words = _n('%1$s–%2$s of %3$s listing', '%1$s–%2$s of %3$s listings', $total, 'gazetteer');

        // Put both numbers into one <bdi>. With two elements, right-to-left text would swap the numbers.
        $range = (string) preg_replace('/%1\$s\s*\p{Pd}\s*%2\$s/u', '<bdi>$0</bdi>', Tag::text($words));

        return sprintf($range, number_format_i18n($first), number_format_i18n(min($total, $first + $perPage - 1)), self::isolated($total));
    }

    /** @param Closure(int): string $url Returns the URL of a page by its number. */
    public static function draw(int $current, int $pages, Closure $url): string
    {
        if ($pages < 2) {
            return '';
        }
        $current = min(max(1, $current), $pages);
        $items = [
            $current > 1 ? self::link($url($current - 1), 'prev', '<span aria-hidden="true">←</span> ' . esc_html__('Previous', 'gazetteer')) : '',
            ...array_map(static fn (int $page): string => match ($page) {
                0 => Tag::of('span', ['class' => 'page-numbers dots'], '…'),
                $current => Tag::of('span', ['class' => 'page-numbers current', 'aria-current' => 'page'], self::pageNumber($page)),
                default => self::link($url($page), '', self::pageNumber($page)),
            }, self::shown($current, $pages)),
            $current < $pages ? self::link($url($current + 1), 'next', esc_html__('Next', 'gazetteer') . ' <span aria-hidden="true">→</span>') : '',
        ];

        return sprintf(
            '<nav class="gz-pages" aria-label="%s"><ul role="list"><li>%s</li></ul></nav>',
            esc_attr__('Pages of the directory', 'gazetteer'),
            implode('</li><li>', array_filter($items)),
        );
    }

    /** @return list<int> Page numbers to show; 0 stands for an ellipsis. */
    public static function shown(int $current, int $pages): array
    {
        $shown = array_unique(array_filter([1, $current - 1, $current, $current + 1, $pages], static fn (int $page): bool => $page >= 1 && $page <= $pages));
        sort($shown);
        $list = [];
        foreach ($shown as $page) {
            $before = $list === [] ? 0 : $list[count($list) - 1];
            // If an ellipsis would replace only one page number, show that number.
            if ($page - $before > 1) {
                $list[] = $page - $before === 2 ? $page - 1 : 0;
            }
            $list[] = $page;
        }

        return $list;
    }

    /** @param array<string, mixed> $arguments Added to the URL. */
    public static function addArguments(string $address, array $arguments): string
    {
        return add_query_arg(map_deep($arguments, static fn (mixed $value): string => rawurlencode((string) $value)), $address);
    }

    private static function isolated(int $number): string
    {
        return Tag::of('bdi', [], Tag::text(number_format_i18n($number)));
    }

    private static function link(string $url, string $class, string $words): string
    {
        return Tag::of('a', ['class' => trim("{$class} page-numbers"), 'href' => esc_url_raw($url)], $words);
    }

    private static function pageNumber(int $page): string
    {
        return '<span class="screen-reader-text">' . esc_html__('Page', 'gazetteer') . ' </span>' . esc_html(number_format_i18n($page));
    }
}
