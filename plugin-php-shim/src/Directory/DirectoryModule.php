<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Gazetteer\Directory\Archives\ArchiveController;
use Gazetteer\Directory\Archives\BlockTemplates;
use Gazetteer\Directory\Listing\CategoryTypeField;
use Gazetteer\Directory\Listing\ListingContent;
use Gazetteer\Directory\Listing\ListingServices;
use Gazetteer\Directory\Listing\ListingViews;
use Gazetteer\Directory\Listing\ReviewChanges;
use Gazetteer\Directory\Listing\VisitorText;
use Gazetteer\Directory\Map\DirectoryMap;
use Gazetteer\Directory\Map\MapPins;
use Gazetteer\Directory\Nearby\PlaceFinder;
use Gazetteer\Directory\Rest\ListingCollection;
use Gazetteer\Directory\Rest\MapRoute;
use Gazetteer\Kernel\Container;
use Gazetteer\Kernel\HookTable;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Module;
use Gazetteer\Listings\Domain\FieldRepository;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Plans\Domain\PlanRepository;
use Gazetteer\Listings\OwnerPrivacy;
use Gazetteer\Plugin;
use Gazetteer\Search\Domain\FacetCounter;
use Gazetteer\Search\Domain\ListingSearch;
use Gazetteer\Search\Domain\MapSearch;
use Gazetteer\Search\SiteIndex;
use Gazetteer\Widgets\Assets;
use WP_Post;
use WP_Query;
use WP_REST_Request;

if (!defined('ABSPATH')) {
    exit;
}

/** Registers the public pages of listings: the directory, archives and single listings. */
final class DirectoryModule implements Module
{
    public static function hooks(): array
    {
        return [
            ['posts_pre_query', [self::class, 'answerArchive'], HookTable::FRONT],
            // Run before WordPress parses blocks and shortcodes.
            ['the_content', [self::class, 'neutralizeVisitorText'], HookTable::ALWAYS, 1],
            ['gazetteer_hidden_value', [ChosenPlanBlock::class, '->name'], HookTable::ALWAYS],
            ['wp', [self::class, 'addPageHooks'], HookTable::FRONT],
            ['rest_pre_dispatch', [self::class, 'registerTemplates'], HookTable::REST],
            ['load-term.php', [CategoryTypeField::class, '->register'], HookTable::SCREEN],
            ['load-edit-tags.php', [CategoryTypeField::class, '->register'], HookTable::SCREEN],
            ['wp_update_comment_count', [ReviewChanges::class, 'countChanged'], HookTable::WRITING],
            ...array_map(static fn (string $change): array => ["{$change}_comment_meta", [ReviewChanges::class, 'metaChanged'], HookTable::WRITING & ~HookTable::AJAX], ['added', 'updated', 'deleted']),
            ['map_meta_cap', [self::class, 'guardComments'], HookTable::WRITING],
            ['enqueue_block_assets', [DirectoryStyle::class, 'enqueueListing'], HookTable::SCREEN],
        ];
    }

    public static function services(): array
    {
        return [
            ListingViews::class => static fn (Container $plugin): ListingViews => new ListingViews($plugin->lazily(ListingRepository::class), $plugin->lazily(PlanRepository::class), $plugin->settings()->names(), $plugin->settings()->showsEmail()),
            Directory::class => static fn (Container $plugin): Directory => new Directory(
                $plugin->get(ListingSearch::class),
                $plugin->get(ListingViews::class),
                $plugin->get(FieldRepository::class),
                $plugin->settings()->names(),
                $plugin->get(FacetCounter::class),
                $plugin->lazily(PlaceFinder::class),
                $plugin->lazily(DirectoryMap::class),
                static fn () => $plugin->get(Assets::class)->need('near-me'),
            ),
            DirectoryMap::class => static fn (Container $plugin): DirectoryMap => new DirectoryMap($plugin->settings(), $plugin->get(MapSearch::class), static fn () => $plugin->get(Assets::class)->need(DirectoryMap::WIDGET)),
            PlaceFinder::class => static fn (Container $plugin): PlaceFinder => new PlaceFinder($plugin->settings()->names(), $plugin->get(ListingSearch::class), $plugin->get(MapSearch::class)),
            MapPins::class => static fn (Container $plugin): MapPins => new MapPins($plugin->settings()->names()),
            ListingCollection::class => static fn (Container $plugin): ListingCollection => new ListingCollection(
                $plugin->lazily(Directory::class),
                $plugin->lazily(ListingViews::class),
                $plugin->lazily(FacetCounter::class),
                $plugin->settings(),
            ),
            MapRoute::class => static fn (Container $plugin): MapRoute => new MapRoute($plugin->lazily(Directory::class), $plugin->lazily(MapSearch::class), $plugin->lazily(MapPins::class)),
            DirectoryPage::class => static fn (Container $plugin): DirectoryPage => new DirectoryPage(static fn (): int => $plugin->settings()->page('directory')),
            ArchiveController::class => static fn (Container $plugin): ArchiveController => new ArchiveController(
                $plugin->settings()->names(),
                $plugin->lazily(Directory::class),
                $plugin->get(DirectoryPage::class),
                static fn (): Input => DirectoryQuery::input(),
            ),
            DirectoryBlock::class => static fn (Container $plugin): DirectoryBlock => new DirectoryBlock(
                $plugin->settings(),
                $plugin->get(Directory::class),
                $plugin->lazily(DirectoryPage::class),
                $plugin->lazily(ArchiveController::class),
                static fn () => $plugin->get(Assets::class)->need(DirectoryBlock::WIDGET, isStyledAtOnce: false),
            ),
            FeedDates::class => static fn (Container $plugin): FeedDates => new FeedDates($plugin->settings()->names()),
            WordPressSearch::class => static fn (Container $plugin): WordPressSearch => new WordPressSearch($plugin->get(SiteIndex::class)),
            ChosenPlanBlock::class => static fn (Container $plugin): ChosenPlanBlock => new ChosenPlanBlock($plugin->settings(), $plugin->get(PlanRepository::class)),
            ...ListingServices::factories(),
            PageHooks::class => static fn (Container $plugin): PageHooks => new PageHooks(
                $plugin->settings()->names(),
                $plugin->lazily(ArchiveController::class),
                $plugin->lazily(DirectoryPage::class),
                $plugin->lazily(ListingContent::class),
                $plugin->lazily(ListingViews::class),
            ),
        ];
    }

    public static function routes(): array
    {
        return [ListingCollection::class => ListingCollection::PATH . '$', MapRoute::class => MapRoute::PATH . '$'];
    }

    public static function actions(): array
    {
        return [];
    }

    public static function answerArchive(mixed $posts, WP_Query $query): mixed
    {
        $isMain = $query->is_main_query();
        // Exclude the list tables of the admin. Their main query is an archive, too.
        $isPage = $isMain && !is_admin() && !wp_doing_ajax() && !wp_doing_cron() && !wp_is_serving_rest_request();
        if ($isPage && $query->is_feed) {
            Plugin::get(FeedDates::class)->register($query);
        }
        $isArchive = $posts === null && $isPage && ($query->is_post_type_archive || $query->is_tax);
        $isSearch = $posts === null && $query->is_search && ($isMain ? $isPage : wp_is_serving_rest_request());

        return ($isArchive ? Plugin::get(ArchiveController::class)->answer($query) : null)
            ?? ($isSearch ? Plugin::get(WordPressSearch::class)->answer($query) : $posts);
    }

    public static function neutralizeVisitorText(mixed $content): mixed
    {
        $post = get_post();
        $isListing = $post instanceof WP_Post && $post->post_type === Plugin::settings()->names()->listing;

        return $isListing && is_string($content) ? VisitorText::forListing($post, $content) : $content;
    }

    /** Registers the templates for requests that list or edit templates. */
    public static function registerTemplates(mixed $answer, mixed $server, WP_REST_Request $request): mixed
    {
        if (str_starts_with($request->get_route(), '/wp/v2/templates')) {
            BlockTemplates::register(Plugin::settings()->names());
        }

        return $answer;
    }

    /** Runs only for listings, their archives and pages that contain a plugin block. */
    public static function addPageHooks(): void
    {
        $isOurs = is_post_type_archive() || is_tax() || is_singular(Plugin::settings()->names()->listing);
        if ($isOurs || str_contains(get_post()->post_content ?? '', '<!-- wp:gazetteer/')) {
            Plugin::get(PageHooks::class)->add();
        }
        if ($isOurs || is_author() || is_feed() || is_search() || get_query_var('sitemap') !== '') {
            OwnerPrivacy::guardPage();
        }
    }

    /** Comments of listings need a moderator, because the owner of a listing must not remove its reviews. */
    public static function guardComments(mixed $needed, mixed $capability, mixed $_user, mixed $about): mixed
    {
        $comment = $capability === 'edit_comment' && is_array($needed) && is_array($about) ? get_comment($about[0] ?? 0) : null;
        $isOnListing = $comment !== null && get_post_type((int) $comment->comment_post_ID) === Plugin::settings()->names()->listing;

        return $isOnListing ? [...$needed, 'moderate_comments'] : $needed;
    }
}
