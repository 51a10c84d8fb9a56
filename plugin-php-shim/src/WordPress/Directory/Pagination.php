<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Directory;

/** Links to the pages of a list. */
final class Pagination
{
    private const PLACEHOLDER = 987654321;

    public static function draw(Asked $asked, string $address, int $pages): string
    {
        if ($pages < 2) {
            return '';
        }
        $base = self::address($asked, $address, self::PLACEHOLDER);
        $links = (array) paginate_links([
            'base' => str_replace((string) self::PLACEHOLDER, '%#%', $base),
            'format' => '',
            'current' => min($asked->page, $pages),
            'total' => $pages,
            'mid_size' => 1,
            'type' => 'array',
            'prev_text' => '<span aria-hidden="true">←</span> ' . esc_html__('Previous', 'gazetteer'),
            'next_text' => esc_html__('Next', 'gazetteer') . ' <span aria-hidden="true">→</span>',
            'before_page_number' => '<span class="screen-reader-text">' . esc_html__('Page', 'gazetteer') . ' </span>',
        ]);

        return sprintf(
            '<nav class="gz-pages" aria-label="%s"><ul role="list"><li>%s</li></ul></nav>',
            esc_attr__('Pages of the directory', 'gazetteer'),
            implode('</li><li>', $links),
        );
    }

    public static function address(Asked $asked, string $address, int $page): string
    {
        return add_query_arg(map_deep($asked->arguments($page), static fn (mixed $value): string => rawurlencode((string) $value)), $address);
    }
}
