<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Directory\Archives\ArchiveController;
use Gazetteer\Directory\Archives\BlockTemplates;
use Gazetteer\Directory\Archives\ClassicTemplates;
use Gazetteer\Directory\Archives\WideTitle;
use Gazetteer\Directory\Listing\ListingContent;
use Gazetteer\Directory\Listing\ListingViews;
use WP_Query;

/** Adds the hooks of a directory page, once the request is known to be one. */
final class DirectoryPages
{
    /**
     * @param Closure(): ListingContent $content
     * @param Closure(): ListingViews $views
     */
    public function __construct(
        private readonly DataNames $names,
        private readonly ArchiveController $archive,
        private readonly DirectoryPage $page,
        private readonly Closure $content,
        private readonly Closure $views,
    ) {
    }

    public function open(): void
    {
        $isArchive = $this->archive->isShown();
        $isListing = is_singular($this->names->listing);
        if ($isListing) {
            ($this->content)()->register();
        }
        if ($isArchive) {
            add_filter('post_type_archive_title', $this->archiveTitle(...), 10, 2);
            add_action('wp_head', fn () => $this->archive->printHead(($this->views)()), 1);
        }
        if ($isArchive || $isListing) {
            BlockTemplates::register($this->names);
            (new ClassicTemplates($this->names, $this->archive))->register();
        }
        if ($isArchive || has_block('gazetteer/directory') || has_block('gazetteer/chosen-plan')) {
            add_action('wp_enqueue_scripts', DirectoryStyle::need(...));
            add_filter('wp_robots', DirectoryPage::keepSearchesOut(...));
            add_filter('get_canonical_url', DirectoryPage::canonical(...), 10, 2);
        }
        if (is_page()) {
            WideTitle::register();
        }
    }

    /** Answers the main query for an archive. */
    public function answer(WP_Query $query): ?array
    {
        return $this->archive->answer($query);
    }

    /** The archive of all listings has the title of the directory page. */
    private function archiveTitle(mixed $title, mixed $type): mixed
    {
        return $type === $this->names->listing ? $this->page->post()->post_title ?? $title : $title;
    }
}
