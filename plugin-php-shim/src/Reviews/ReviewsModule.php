<?php

declare(strict_types=1);

namespace Gazetteer\Reviews;

use Gazetteer\BotCheck\BotCheckMarkup;
use Gazetteer\BotCheck\BotCheckSettings;
use Gazetteer\BotCheck\BotCheckVerifier;
use Gazetteer\Kernel\Container;
use Gazetteer\Kernel\HookTable;
use Gazetteer\Kernel\Mail\Mailer;
use Gazetteer\Kernel\Module;
use Gazetteer\Listings\Domain\ListingClaims;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Listings\Domain\ListingReviews;
use Gazetteer\Listings\Domain\ListingRights;
use Gazetteer\Reviews\Admin\RemovalBox;
use Gazetteer\Reviews\Admin\ReviewColumns;
use Gazetteer\Reviews\Display\ReviewSection;
use Gazetteer\Reviews\Form\ReviewGuard;
use Gazetteer\Reviews\Form\ReviewPost;
use Gazetteer\Reviews\Storage\ReviewComments;
use Gazetteer\Reviews\Storage\ReviewReports;
use Gazetteer\Reviews\Storage\ReviewWriter;
use Gazetteer\Widgets\Assets;

if (!defined('ABSPATH')) {
    exit;
}

/** Registers the hooks and services for reviews of listings. */
final class ReviewsModule implements Module
{
    public static function hooks(): array
    {
        $screen = HookTable::SCREEN;

        return [
            ['manage_edit-comments_columns', [ReviewColumns::class, 'add'], $screen],
            ['manage_comments_custom_column', [ReviewColumns::class, 'print'], $screen],
            ['restrict_manage_comments', [ReviewColumns::class, 'printFilter'], $screen],
            ['comments_list_table_query_args', [ReviewColumns::class, 'narrow'], $screen],
            ['comment_row_actions', [ReviewColumns::class, 'actions'], $screen],
            ['add_meta_boxes_comment', [RemovalBox::class, 'add'], $screen],
            ['edit_comment', [RemovalBox::class, 'save'], $screen],
            // Handle a posted review before the listing page is prepared.
            ['wp', [ReviewPost::class, '->answer'], HookTable::POSTED, 5],
        ];
    }

    public static function services(): array
    {
        return [
            ReviewSettings::class => static fn (Container $plugin): ReviewSettings => new ReviewSettings($plugin->settings()),
            ListingReviews::class => static fn (Container $plugin): ReviewNumbers => new ReviewNumbers(
                new ReviewComments(),
                $plugin->lazily(ReviewSettings::class),
                $plugin->settings()->names()->listing,
            ),
            ReviewSection::class => static fn (Container $plugin): ReviewSection => new ReviewSection(
                $plugin->get(ReviewSettings::class),
                new ReviewComments(),
                $plugin->lazily(ListingRepository::class),
                $plugin->lazily(ListingClaims::class),
                $plugin->lazily(ListingRights::class),
                $plugin->lazily(ReviewPost::class),
                static fn (): BotCheckMarkup => new BotCheckMarkup(BotCheckSettings::fromSettings($plugin->settings()), ReviewGuard::CHECKED_AS),
                static fn () => $plugin->get(Assets::class)->need('bot-check'),
            ),
            // Share one instance, because it stores the submitted values until the page is rendered.
            ReviewPost::class => [static fn (Container $plugin): ReviewPost => new ReviewPost(
                $plugin->get(ReviewSettings::class),
                $plugin->lazily(ListingRepository::class),
                $plugin->lazily(ListingRights::class),
                new ReviewComments(),
                new ReviewWriter($plugin->get(ReviewSettings::class)),
                new ReviewReports(static fn (): Mailer => new Mailer()),
                new ReviewGuard(static fn (): BotCheckVerifier => new BotCheckVerifier(BotCheckSettings::fromSettings($plugin->settings()))),
            ), Container::FOR_ALL_SITES],
        ];
    }

    public static function routes(): array
    {
        return [];
    }

    public static function actions(): array
    {
        return [];
    }
}
