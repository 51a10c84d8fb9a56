<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Closure;
use Gazetteer\Kernel\Html\Tag;

/** Pagination links: the first page, the last page and those around the current one. */
final class Pagination
{
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
                $current => Tag::of('span', ['class' => 'page-numbers current', 'aria-current' => 'page'], self::number($page)),
                default => self::link($url($page), '', self::number($page)),
            }, self::shown($current, $pages)),
            $current < $pages ? self::link($url($current + 1), 'next', esc_html__('Next', 'gazetteer') . ' <span aria-hidden="true">→</span>') : '',
        ];

        return sprintf(
            '<nav class="gz-pages" aria-label="%s"><ul role="list"><li>%s</li></ul></nav>',
            esc_attr__('Pages of the directory', 'gazetteer'),
            implode('</li><li>', array_filter($items)),
        );
    }

    /** @return list<int> Page numbers; 0 for a gap. */
    public static function shown(int $current, int $pages): array
    {
        $shown = array_unique(array_filter([1, $current - 1, $current, $current + 1, $pages], static fn (int $page): bool => $page >= 1 && $page <= $pages));
        sort($shown);
        $list = [];
        foreach ($shown as $page) {
            $before = $list === [] ? 0 : $list[count($list) - 1];
            // If a gap hides only one page, show that page.
            if ($page - $before > 1) {
                $list[] = $page - $before === 2 ? $page - 1 : 0;
            }
            $list[] = $page;
        }

        return $list;
    }

    /** @param array<string, mixed> $arguments Added to the URL. */
    public static function with(string $address, array $arguments): string
    {
        return add_query_arg(map_deep($arguments, static fn (mixed $value): string => rawurlencode((string) $value)), $address);
    }

    private static function link(string $url, string $class, string $words): string
    {
        return Tag::of('a', ['class' => trim("{$class} page-numbers"), 'href' => esc_url_raw($url)], $words);
    }

    private static function number(int $page): string
    {
        return '<span class="screen-reader-text">' . esc_html__('Page', 'gazetteer') . ' </span>' . esc_html(number_format_i18n($page));
    }
}
