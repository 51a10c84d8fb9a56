<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Archives;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Directory\Directory;
use Gazetteer\Directory\DirectoryPage;
use Gazetteer\Directory\DirectoryQuery;
use Gazetteer\Directory\Listing\ListingView;
use Gazetteer\Directory\Listing\ListingViews;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Search\Domain\ListingPage;
use Gazetteer\Search\Domain\ListingQuery;
use WP_Post;
use WP_Query;

/**
 * Runs the main query of a listing archive with the search index, because WordPress would scan all listings to show
 * one page. WordPress uses the result for pagination, feeds and 404 pages.
 */
final class ArchiveController
{
    private ?Archive $archive = null;
    private ?DirectoryQuery $asked = null;
    private ?ListingQuery $query = null;
    private ?ListingPage $found = null;

    /**
     * @param Closure(): Directory $directory
     * @param Closure(): Input $input The request input.
     */
    public function __construct(
        private readonly DataNames $names,
        private readonly Closure $directory,
        private readonly DirectoryPage $page,
        private readonly Closure $input,
    ) {
    }

    /** @return list<int>|null Post IDs; null if WordPress must run the query itself. */
    public function answer(WP_Query $query): ?array
    {
        $archive = Archive::fromQuery($query, $this->names);
        if ($archive === null) {
            return null;
        }
        $this->archive = $archive;
        $this->asked = $archive->directoryQuery(($this->input)(), (string) $query->get('s'), (int) $query->get('paged'));
        $directory = ($this->directory)();
        $perPage = $query->is_feed() ? max(1, (int) get_option('posts_per_rss')) : $archive->query->perPage;
        $attributes = array_filter(['order' => $archive->query->order?->value]) + $this->page->attributes();
        $this->query = $directory->query(new Input($attributes), $this->asked, $perPage);
        $this->found = $directory->find($this->query);
        _prime_post_caches($this->found->ids);
        $query->set('posts_per_page', $this->query->perPage);
        $query->found_posts = $this->found->total;
        $query->max_num_pages = (int) ceil($this->found->total / $this->query->perPage);

        return $this->found->ids;
    }

    /**
     * Renders the results of the main query. If the search index cannot handle the query, renders the posts that
     * WordPress found.
     *
     * @param Input $attributes The block's attributes.
     * @param string $address The form's action URL.
     * @param Closure(array<string, string|bool>): string $wrapper
     */
    public function draw(Input $attributes, string $address, Closure $wrapper): string
    {
        global $wp_query;
        $directory = ($this->directory)();
        $asked = $this->asked ?? new DirectoryQuery(page: max(1, (int) $wp_query->get('paged')));
        $query = $this->query ?? new ListingQuery(page: $asked->page, perPage: self::perPage($wp_query));
        $found = $this->found ?? new ListingPage(array_map(static fn (WP_Post $post): int => $post->ID, $wp_query->posts), (int) $wp_query->found_posts);

        return $directory->draw($attributes, $asked, $query, $found, $address, $this->url(...), $wrapper);
    }

    /** Returns the number of listings per page. A query without paging has all posts on one page. */
    private static function perPage(WP_Query $query): int
    {
        $asked = (int) $query->get('posts_per_page');

        return max(1, $asked > 0 ? $asked : count($query->posts));
    }

    /**
     * Prints the meta tags for search engines and social networks.
     *
     * @param ListingViews $shown Reads the listings of the page. The first listing picture is the picture of the page.
     */
    public function printHead(ListingViews $shown): void
    {
        global $wp_query;
        $title = is_post_type_archive() ? post_type_archive_title('', false) : single_term_title('', false);
        $pictures = array_filter(array_map(static fn (ListingView $view): int => $view->picture(), $shown->views(array_slice($this->found?->ids ?? [], 0, 6))));
        $page = max(1, (int) $wp_query->get('paged'));
        $isSorted = $this->asked?->order !== null;
        HeadTags::printForArchive($isSorted ? remove_query_arg(DirectoryQuery::SORT, $this->url($page)) : $this->url($page), html_entity_decode(wp_strip_all_tags((string) $title), ENT_QUOTES | ENT_HTML5, 'UTF-8'), array_values($pictures)[0] ?? 0);
        Breadcrumbs::printForArchive($this->names->listing);
        Breadcrumbs::printList($this->found?->ids ?? [], ($page - 1) * ($this->query->perPage ?? 0));
    }

    /** Returns the URL of a page of the archive. */
    public function url(int $page): string
    {
        return $this->archive === null || $this->asked === null ? get_pagenum_link($page, false) : $this->archive->url($this->asked, $page);
    }
}
