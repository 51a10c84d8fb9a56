<?php

declare(strict_types=1);

namespace Gazetteer\Search;

use Gazetteer\Kernel\Container;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\HookTable;
use Gazetteer\Kernel\Module;
use Gazetteer\Search\Domain\FacetCounter;
use Gazetteer\Search\Domain\ListingSearch;
use Gazetteer\Search\Domain\MapSearch;
use Gazetteer\Search\Domain\Suggester;
use Gazetteer\Search\Domain\WordCorrections;
use Gazetteer\Search\Rebuild\RebuildCron;
use Gazetteer\Search\Write\ListingChangeListener;
use Gazetteer\Search\Write\TermChanges;

if (!defined('ABSPATH')) {
    exit;
}

/** Keeps the search index in sync with the listings. */
final class SearchModule implements Module
{
    public const REBUILD = 'gazetteer_rebuild_search_index';

    public static function hooks(): array
    {
        $always = HookTable::ALWAYS;

        return [
            ['transition_post_status', [ListingChangeListener::class, '->postChanged'], $always],
            ['deleted_post', [ListingChangeListener::class, '->postDeleted'], $always],
            ['clean_post_cache', [ListingChangeListener::class, '->fieldChanged'], $always],
            ['added_post_meta', [ListingChangeListener::class, '->metaChanged'], $always],
            ['updated_post_meta', [ListingChangeListener::class, '->metaChanged'], $always],
            ['deleted_post_meta', [ListingChangeListener::class, '->metaChanged'], $always],
            ['set_object_terms', [ListingChangeListener::class, '->termsSet'], $always],
            ['deleted_term_relationships', [ListingChangeListener::class, '->termsRemoved'], $always],
            ['edit_terms', [ListingChangeListener::class, '->beforeTermEdit'], $always],
            ['pre_delete_term', [ListingChangeListener::class, '->beforeTermDelete'], $always],
            ['added_term_meta', [ListingChangeListener::class, '->termMetaChanged'], HookTable::WRITING],
            ['updated_term_meta', [ListingChangeListener::class, '->termMetaChanged'], HookTable::WRITING],
            ['deleted_term_meta', [ListingChangeListener::class, '->termMetaChanged'], HookTable::WRITING],
            [self::REBUILD, [RebuildCron::class, '->run'], HookTable::CRON],
            ['site_status_tests', [IndexHealth::class, '->addTest'], HookTable::SCREEN | HookTable::CRON],
            ['debug_information', [IndexHealth::class, '->addFigures'], HookTable::SCREEN | HookTable::CRON],
            ['admin_post_gazetteer_rebuild_search_index', [IndexHealth::class, '->rebuild'], HookTable::SCREEN],
            ...(is_multisite() ? [['wpmu_drop_tables', [IndexTables::class, 'addToDropped'], $always]] : []),
        ];
    }

    public static function services(): array
    {
        return [
            // Share one instance for the whole request, because it collects the pending changes of all sites of a
            // network.
            SiteIndex::class => [static fn (Container $plugin): SiteIndex => new SiteIndex($plugin->settings()->names(...)), Container::FOR_ALL_SITES],
            ListingChangeListener::class => [static fn (Container $plugin): ListingChangeListener => new ListingChangeListener(
                $plugin->settings()->names(...),
                $plugin->get(SiteIndex::class),
                new TermChanges($plugin->get(SiteIndex::class)),
            ), Container::FOR_ALL_SITES],
            ListingSearch::class => [static function (Container $plugin): ListingSearch {
                $own = new SiteSearch($plugin->get(SiteIndex::class));
                $other = Extensions::filter('gazetteer_listing_search', $own);

                return $other instanceof ListingSearch && $other !== $own ? new GuardedSearch($other, $own) : $own;
            }, Container::FOR_ALL_SITES],
            FacetCounter::class => [static fn (Container $plugin): FacetCounter => new SiteFacets(
                $plugin->get(SiteIndex::class),
                !$plugin->get(ListingSearch::class) instanceof GuardedSearch,
            ), Container::FOR_ALL_SITES],
            MapSearch::class => [static fn (Container $plugin): SiteMapSearch => new SiteMapSearch($plugin->get(SiteIndex::class)), Container::FOR_ALL_SITES],
            SiteSuggestions::class => [static fn (Container $plugin): SiteSuggestions => new SiteSuggestions(
                $plugin->get(SiteIndex::class),
                $plugin->lazily(ListingSearch::class),
            ), Container::FOR_ALL_SITES],
            Suggester::class => [static fn (Container $plugin): Suggester => $plugin->get(SiteSuggestions::class), Container::FOR_ALL_SITES],
            WordCorrections::class => [static fn (Container $plugin): WordCorrections => $plugin->get(SiteSuggestions::class), Container::FOR_ALL_SITES],
            SuggestionsRoute::class => static fn (Container $plugin): SuggestionsRoute => new SuggestionsRoute($plugin->get(Suggester::class), $plugin->settings()->names(...)),
            RebuildCron::class => static fn (Container $plugin): RebuildCron => new RebuildCron($plugin->get(SiteIndex::class)),
            IndexHealth::class => static fn (Container $plugin): IndexHealth => new IndexHealth($plugin->lazily(SiteIndex::class)),
        ];
    }

    public static function routes(): array
    {
        return [SuggestionsRoute::class => 'suggestions'];
    }

    public static function actions(): array
    {
        return [];
    }
}
