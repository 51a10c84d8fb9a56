<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Closure;
use WP_Post;

/** The page that contains the directory block. Archives use the attributes of that block. */
final class DirectoryPage
{
    private const BLOCK = 'gazetteer/directory';

    /** @param Closure(): int $page The page id, 0 for none. */
    public function __construct(private readonly Closure $page)
    {
    }

    public function post(): ?WP_Post
    {
        $page = get_post(($this->page)() ?: -1);

        return $page instanceof WP_Post ? $page : null;
    }

    /**
     * Returns the block's attributes, without its category and location limits.
     *
     * @return array<string, mixed>
     */
    public function attributes(): array
    {
        $page = $this->post();
        $block = $page === null || !has_block(self::BLOCK, $page) ? null : self::find(parse_blocks($page->post_content));

        return array_diff_key((array) ($block['attrs'] ?? []), ['categories' => 1, 'locations' => 1]);
    }

    /**
     * @param array<array-key, array<string, mixed>> $blocks
     * @return ?array<string, mixed>
     */
    private static function find(array $blocks): ?array
    {
        foreach ($blocks as $block) {
            $found = $block['blockName'] === self::BLOCK ? $block : self::find($block['innerBlocks']);
            if ($found !== null) {
                return $found;
            }
        }

        return null;
    }
}
