<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Archives;

use WP_Block;
use WP_HTML_Tag_Processor;
use WP_Post;

/** If the first block of a page is a wide plugin block, aligns the page title with the edges of that block. */
final class WideTitle
{
    private const BLOCKS = ['gazetteer/directory', 'gazetteer/plan-chooser'];

    public static function register(): void
    {
        if (is_page() && self::isWide(get_queried_object())) {
            add_filter('render_block_core/post-title', self::widen(...), 10, 3);
        }
    }

    private static function isWide(mixed $page): bool
    {
        if (!$page instanceof WP_Post || !str_contains($page->post_content, '<!-- wp:gazetteer/')) {
            return false;
        }
        $blocks = array_values(array_filter(parse_blocks($page->post_content), static fn (array $block): bool => $block['blockName'] !== null));

        return in_array($blocks[0]['blockName'] ?? '', self::BLOCKS, true) && ($blocks[0]['attrs']['align'] ?? '') === 'wide';
    }

    /** @param array<string, mixed> $block */
    private static function widen(mixed $title, array $block, WP_Block $drawn): mixed
    {
        $isOwn = (int) ($drawn->context['postId'] ?? 0) === get_queried_object_id();
        if (!is_string($title) || !$isOwn || isset($block['attrs']['align'])) {
            return $title;
        }
        $tag = new WP_HTML_Tag_Processor($title);
        if ($tag->next_tag()) {
            $tag->add_class('alignwide');
        }

        return $tag->get_updated_html();
    }
}
