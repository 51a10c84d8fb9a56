<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Archives;

use WP_Block_Patterns_Registry;
use WP_Block_Template;

/**
 * Reads the blocks around the page content from a block theme, such as header and footer. It uses the theme's page
 * template, because header and footer have different names in each theme.
 */
final class ThemeFrame
{
    private const TEMPLATES = ['page', 'singular', 'index'];
    private const CONTENT = ['core/post-content', 'core/post-title', 'core/query', 'core/query-title', 'core/post-featured-image', 'core/post-date', 'core/post-terms', 'core/comments'];
    private const PART = ['core/template-part'];
    /** Fallback for themes whose templates have no recognizable content block. */
    private const PLAIN = [
        '<!-- wp:template-part {"slug":"header","tagName":"header"} /-->',
        '<!-- wp:template-part {"slug":"footer","tagName":"footer"} /-->',
    ];

    /** @param string $main The serialized blocks of the content. */
    public static function around(string $main): string
    {
        foreach (self::TEMPLATES as $slug) {
            $template = get_block_template(get_stylesheet() . "//{$slug}");
            $blocks = $template instanceof WP_Block_Template ? self::resolved(parse_blocks($template->content)) : [];
            if (self::holds($blocks, self::CONTENT)) {
                return serialize_blocks(self::replaced($blocks, parse_blocks($main)[0]));
            }
        }

        return implode("\n\n", [self::PLAIN[0], $main, self::PLAIN[1]]);
    }

    /**
     * Replaces the first content block with the plugin's content and removes other content blocks. Keeps a block that
     * wraps the whole page.
     *
     * @param list<array<string, mixed>> $blocks
     * @param array<string, mixed> $main
     * @return list<array<string, mixed>>
     */
    private static function replaced(array $blocks, array $main): array
    {
        $left = [];
        $isDone = false;
        foreach ($blocks as $block) {
            if (!self::holds([$block], self::CONTENT)) {
                $left[] = $block;
            } elseif (!$isDone) {
                $left[] = self::holds($block['innerBlocks'], self::PART) ? self::with($block, self::replaced($block['innerBlocks'], $main)) : $main;
                $isDone = true;
            }
        }

        return $left;
    }

    /**
     * @param array<string, mixed> $block
     * @param list<array<string, mixed>> $inner
     * @return array<string, mixed>
     */
    private static function with(array $block, array $inner): array
    {
        $around = array_values(array_filter($block['innerContent'], is_string(...)));
        $ends = [$around[0] ?? '', count($around) > 1 ? $around[count($around) - 1] : ''];

        return ['innerBlocks' => $inner, 'innerContent' => [$ends[0], ...array_fill(0, count($inner), null), $ends[1]]] + $block;
    }

    /**
     * @param list<array<string, mixed>> $blocks
     * @param list<string> $names
     */
    private static function holds(array $blocks, array $names, int $depth = 0): bool
    {
        foreach ($depth > 20 ? [] : $blocks as $block) {
            $inner = $block['blockName'] === 'core/pattern' ? self::pattern($block) : $block['innerBlocks'];
            if (in_array($block['blockName'], $names, true) || self::holds($inner, $names, $depth + 1)) {
                return true;
            }
        }

        return false;
    }

    /**
     * Replaces a pattern block with the blocks of the pattern, because a template can consist of a single pattern.
     *
     * @param list<array<string, mixed>> $blocks
     * @return list<array<string, mixed>>
     */
    private static function resolved(array $blocks): array
    {
        return array_merge([], ...array_map(
            static fn (array $block): array => $block['blockName'] === 'core/pattern' && self::holds([$block], self::PART) ? self::pattern($block) : [$block],
            $blocks,
        ));
    }

    /**
     * @param array<string, mixed> $block
     * @return list<array<string, mixed>>
     */
    private static function pattern(array $block): array
    {
        $pattern = WP_Block_Patterns_Registry::get_instance()->get_registered((string) ($block['attrs']['slug'] ?? ''));

        return parse_blocks((string) ($pattern['content'] ?? ''));
    }
}
