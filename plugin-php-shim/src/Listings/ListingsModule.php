<?php

declare(strict_types=1);

namespace Gazetteer\Listings;

use Gazetteer\ContactForm\Entries\Admin\ListingMaker;
use Gazetteer\Contract\Action;
use Gazetteer\Data\TypeRoutes;
use Gazetteer\Data\GuestIndex;
use Gazetteer\Data\RewriteRules;
use Gazetteer\Data\Types;
use Gazetteer\Kernel\Container;
use Gazetteer\Kernel\HookTable;
use Gazetteer\Kernel\Module;
use Gazetteer\Kernel\Request;
use Gazetteer\Listings\Domain\FieldRepository;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Listings\Domain\ListingRights;
use Gazetteer\Listings\Domain\ListingSenders;
use Gazetteer\Listings\Editing\FieldAdmin;
use Gazetteer\Listings\Editing\ListingFromEntry;
use Gazetteer\Listings\Editing\ListingMetaBox;
use Gazetteer\Listings\Editing\PendingBubble;
use Gazetteer\Listings\Fields\CategoryCache;
use Gazetteer\Listings\Fields\CategoryFeatures;
use Gazetteer\Listings\Fields\FieldInputs;
use Gazetteer\Listings\Fields\FieldMeta;
use Gazetteer\Listings\Fields\FieldPosts;
use Gazetteer\Listings\Fields\TermDetailsAction;
use Gazetteer\Listings\Fields\TermMeta;
use Gazetteer\Listings\Places\PlaceSettings;
use Gazetteer\Listings\Rest\CategoryFieldsController;
use Gazetteer\Listings\Rest\FieldAnswersController;
use Gazetteer\Listings\Rest\FieldPreviewController;
use Gazetteer\Listings\Rest\FieldUsesController;
use Gazetteer\Plugin;
use WP_REST_Request;

if (!defined('ABSPATH')) {
    exit;
}

/** Registers listings, their taxonomies and their custom fields. */
final class ListingsModule implements Module
{
    /** Priority after the legacy theme's hooks, so that the active theme can register its own types first. */
    private const AFTER_OTHERS = 20;
    private const LAST = 999;

    public static function hooks(): array
    {
        [$always, $writing, $screen, $rest] = [HookTable::ALWAYS, HookTable::WRITING, HookTable::SCREEN, HookTable::REST];

        return [
            ['init', [self::class, 'registerTypes'], $always, self::AFTER_OTHERS],
            ['init', [self::class, 'registerMetas'], $writing & ~$rest & ~HookTable::AJAX & ~HookTable::POSTED, self::AFTER_OTHERS],
            ['get_object_subtype_post', [self::class, 'registerMetasForWrite'], HookTable::AJAX | HookTable::POSTED],
            ['get_object_subtype_term', [self::class, 'registerMetasForWrite'], HookTable::AJAX | HookTable::POSTED],
            ['init', [self::class, 'flushRewriteRules'], HookTable::FRONT | $screen, self::LAST],
            ['rest_api_init', [self::class, 'registerMetasOfOthers'], $rest, 0],
            ['rest_pre_dispatch', [self::class, 'registerMetasForCall'], $rest, 0],
            ['rest_api_init', [ListingRest::class, '->register'], $rest, 0],
            ['rest_api_init', [TypeRoutes::class, 'register'], $rest, 0],
            ['rest_pre_dispatch', [TypeRoutes::class, 'registerForCall'], $rest, 1],
            ['rest_index', [GuestIndex::class, 'shorten'], $rest],
            ['rest_user_query', [OwnerPrivacy::class, 'withoutOwners'], $rest],
            ['get_usernumposts', [OwnerPrivacy::class, 'countWithoutListings'], $rest],
            ['oembed_response_data', [OwnerPrivacy::class, 'embed'], $rest],
            ['transition_post_status', [ListingEvents::class, '->statusChanged'], $always],
            ['wp_insert_post_data', [ExpiryGuard::class, '->keepExpired'], $always, 1000],
            ['wp_untrash_post_status', [ExpiryGuard::class, '->restore'], $always, 1000],
            ['post_updated', [FormerOwner::class, 'postUpdated'], $writing],
            ['update_post_metadata', [PhotoRights::class, '->remember'], $writing, self::LAST],
            ['add_post_metadata', [PhotoRights::class, '->remember'], $writing, self::LAST],
            ['clean_post_cache', [CategoryCache::class, 'postChanged'], $always],
            ['added_post_meta', [CategoryCache::class, 'metaChanged'], $always],
            ['updated_post_meta', [CategoryCache::class, 'metaChanged'], $always],
            ['deleted_post_meta', [CategoryCache::class, 'metaChanged'], $always],
            ['admin_menu', [FieldAdmin::class, '->addPage'], $screen, 11],
            ['admin_menu', [PendingBubble::class, '->add'], $screen, self::LAST],
            ['admin_init', [ListingMetaBox::class, '->register'], $screen],
            ['admin_init', [PlaceSettings::class, 'suggestPolicyText'], $screen],
            ['current_screen', [FieldAdmin::class, '->openScreen'], $screen],
            ['wp_privacy_personal_data_exporters', [ListingPrivacy::class, '->addExporter'], $screen | HookTable::PRIVACY | HookTable::CLI],
            ['wp_privacy_personal_data_erasers', [ListingPrivacy::class, '->addEraser'], $screen | HookTable::PRIVACY | HookTable::CLI],
        ];
    }

    public static function services(): array
    {
        return [
            ListingRepository::class => static fn (Container $plugin): ListingPosts => new ListingPosts($plugin->settings()->names()),
            FieldRepository::class => static fn (Container $plugin): FieldPosts => new FieldPosts($plugin->settings()->names()),
            ListingRights::class => static fn (Container $plugin): SiteListingRights => new SiteListingRights($plugin->settings()->names()),
            TermDetailsAction::class => static fn (Container $plugin): TermDetailsAction => new TermDetailsAction(
                new CategoryFeatures($plugin->settings()->names()),
                $plugin->get(FieldRepository::class),
                new FieldInputs(),
                $plugin->get(ListingRepository::class),
                $plugin->get(ListingRights::class),
            ),
            ListingEvents::class => static fn (Container $plugin): ListingEvents => new ListingEvents($plugin->settings()->names(...), $plugin->lazily(ListingSenders::class)),
            ExpiryGuard::class => static fn (Container $plugin): ExpiryGuard => new ExpiryGuard($plugin->settings()->names(...)),
            PhotoRights::class => static fn (Container $plugin): PhotoRights => new PhotoRights($plugin->settings()->names(...)),
            ListingRest::class => static fn (Container $plugin): ListingRest => new ListingRest($plugin->settings()->names()),
            ListingMetaBox::class => static fn (Container $plugin): ListingMetaBox => new ListingMetaBox($plugin->settings()->names()),
            ListingMaker::class => static fn (Container $plugin): ListingFromEntry => new ListingFromEntry($plugin->lazily(ListingRepository::class), $plugin->settings()->names(...)),
            ListingPrivacy::class => static fn (Container $plugin): ListingPrivacy => new ListingPrivacy($plugin->settings()->names(...), $plugin->lazily(ListingRepository::class)),
            PendingBubble::class => static fn (Container $plugin): PendingBubble => new PendingBubble($plugin->settings()->names()),
            FieldAdmin::class => static fn (Container $plugin): FieldAdmin => new FieldAdmin($plugin->settings(), $plugin->file),
            FieldPreviewController::class => static fn (): FieldPreviewController => new FieldPreviewController(),
            FieldUsesController::class => static fn (Container $plugin): FieldUsesController => new FieldUsesController($plugin->settings()->names()),
            FieldAnswersController::class => static fn (Container $plugin): FieldAnswersController => new FieldAnswersController($plugin->settings()->names()),
            CategoryFieldsController::class => static fn (Container $plugin): CategoryFieldsController => new CategoryFieldsController($plugin->settings()->names(), $plugin->lazily(FieldRepository::class)),
        ];
    }

    public static function routes(): array
    {
        return [
            FieldPreviewController::class => 'field-preview', FieldUsesController::class => 'field-uses',
            FieldAnswersController::class => 'field-answers', CategoryFieldsController::class => 'category-fields',
        ];
    }

    public static function actions(): array
    {
        return [Action::TERM_DETAILS => TermDetailsAction::class];
    }

    public static function registerTypes(): void
    {
        Types::register(Plugin::settings()->names());
    }

    /** Registers the metas with their sanitize callbacks and REST schemas. */
    public static function registerMetas(): void
    {
        self::registerListingMetas();
        FieldMeta::register(Plugin::settings()->names());
    }

    /**
     * Registers the metas only when WordPress sanitizes a meta or checks a capability for one, because most AJAX
     * requests and form posts write no meta.
     */
    public static function registerMetasForWrite(mixed $subtype): mixed
    {
        if (did_action('init') > 0) {
            self::registerMetas();
        }

        return $subtype;
    }

    /**
     * Registers the metas before the REST routes of a post type that the legacy theme or another plugin
     * registered.
     */
    public static function registerMetasOfOthers(): void
    {
        if (!Types::isOwn(Plugin::settings()->names())) {
            self::registerListingMetas();
        }
    }

    /**
     * Registers the metas that a REST request may need. A guest needs no metas for the plugin's own routes, or for
     * reading posts of other types.
     */
    public static function registerMetasForCall(mixed $answer, mixed $server, WP_REST_Request $request): mixed
    {
        if (is_user_logged_in()) {
            self::registerMetas();
        } elseif ((Request::method() !== 'GET' || TypeRoutes::mayConcern($request)) && !str_starts_with($request->get_route(), '/' . Plugin::settings()->restNamespace() . '/')) {
            self::registerListingMetas();
        }

        return $answer;
    }

    /** Flushes WordPress's cached rewrite rules if the plugin's slugs have changed. */
    public static function flushRewriteRules(): void
    {
        $current = Types::rewriteBase(Plugin::settings()->names());
        if (get_option(Types::ADDRESSES) !== $current && !wp_doing_cron() && !wp_installing()) {
            RewriteRules::flush($current);
        }
    }

    private static function registerListingMetas(): void
    {
        $names = Plugin::settings()->names();
        if (!registered_meta_key_exists('post', $names->details, $names->listing)) {
            ListingMeta::register($names);
            TermMeta::register($names);
        }
    }
}
