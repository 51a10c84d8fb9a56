<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Directory\Archives\ArchiveController;
use Gazetteer\Directory\Archives\BlockTemplates;
use Gazetteer\Directory\Archives\ClassicTemplates;
use Gazetteer\Directory\Listing\ListingContent;
use Gazetteer\Directory\Listing\ListingViews;
use WP_Block;
use WP_HTML_Tag_Processor;
use WP_Post;
use WP_Query;

/** Adds the hooks for pages that show listings. The classes with the callbacks are loaded only when a hook fires. */
final class PageHooks
{
    /**
     * If one of these blocks is the first block of a page and has wide alignment, the page title gets wide alignment,
     * too.
     */
    private const WIDE_BLOCKS = ['gazetteer/directory', 'gazetteer/plan-chooser'];

    /**
     * @param Closure(): ArchiveController $archive
     * @param Closure(): DirectoryPage $page
     * @param Closure(): ListingContent $content
     * @param Closure(): ListingViews $views
     */
    public function __construct(
        private readonly DataNames $names,
        private readonly Closure $archive,
        private readonly Closure $page,
        private readonly Closure $content,
        private readonly Closure $views,
    ) {
    }

    public function add(): void
    {
        $isArchive = self::isOnArchive($this->names);
        $isListing = is_singular($this->names->listing);
        if ($isListing) {
            ($this->content)()->register();
        }
        if ($isArchive) {
            $archive = ($this->archive)();
            add_filter('post_type_archive_title', $this->archiveTitle(...), 10, 2);
            add_action('wp_head', fn () => $archive->printHead(($this->views)()), 1);
        }
        if ($isArchive || $isListing) {
            BlockTemplates::register($this->names);
            (new ClassicTemplates($this->names))->register();
        }
        if ($isArchive || has_block('gazetteer/directory') || has_block('gazetteer/chosen-plan')) {
            add_action('wp_enqueue_scripts', DirectoryStyle::enqueue(...));
            add_filter('wp_robots', self::excludeSearches(...));
            add_filter('get_canonical_url', self::canonical(...), 10, 2);
        }
        if (is_page() && self::startsWide(get_queried_object())) {
            add_filter('render_block_core/post-title', self::widenTitle(...), 10, 3);
        }
    }

    /** Whether the current page is a listing archive. */
    public static function isOnArchive(DataNames $names): bool
    {
        global $wp_query;

        return $wp_query instanceof WP_Query && self::isArchive($wp_query, $names);
    }

    /** Whether a query is for all listings, or for the listings with a term. */
    public static function isArchive(WP_Query $query, DataNames $names): bool
    {
        return $query->is_post_type_archive($names->listing) || $query->is_tax([$names->category, $names->location, $names->feature, $names->tag]);
    }

    /** The archive of all listings has the title of the directory page. */
    private function archiveTitle(mixed $title, mixed $type): mixed
    {
        return $type === $this->names->listing ? ($this->page)()->post()->post_title ?? $title : $title;
    }

    /**
     * Search result pages are `noindex`, because every search text creates another page.
     *
     * @param array<string, mixed> $robots
     * @return array<string, mixed>
     */
    private static function excludeSearches(array $robots): array
    {
        $asked = DirectoryQuery::read(DirectoryQuery::input());

        return $asked->isDetailed() ? wp_robots_no_robots($robots) : $robots;
    }

    /** Returns the canonical URL. Each page of the directory's pagination has its own canonical URL. */
    private static function canonical(mixed $url, WP_Post $post): mixed
    {
        $page = DirectoryQuery::read(DirectoryQuery::input())->page;

        return is_string($url) && $page > 1 && has_block('gazetteer/directory', $post) ? add_query_arg(DirectoryQuery::PAGE, $page, $url) : $url;
    }

    private static function startsWide(mixed $page): bool
    {
        if (!$page instanceof WP_Post || !str_contains($page->post_content, '<!-- wp:gazetteer/')) {
            return false;
        }
        $blocks = array_values(array_filter(parse_blocks($page->post_content), static fn (array $block): bool => $block['blockName'] !== null));

        return in_array($blocks[0]['blockName'] ?? '', self::WIDE_BLOCKS, true) && ($blocks[0]['attrs']['align'] ?? '') === 'wide';
    }

    /** @param array<string, mixed> $block */
    private static function widenTitle(mixed $title, array $block, WP_Block $drawn): mixed
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
