<?php

declare(strict_types=1);

namespace Gazetteer\Claims;

use Gazetteer\BotCheck\BotCheckMarkup;
use Gazetteer\BotCheck\BotCheckSettings;
use Gazetteer\BotCheck\Domain\CheckedForm;
use Gazetteer\Claims\Admin\ClaimsScreen;
use Gazetteer\Claims\Form\ClaimPage;
use Gazetteer\Claims\Form\ClaimPost;
use Gazetteer\Claims\Mail\ClaimMails;
use Gazetteer\Claims\Storage\ClaimTable;
use Gazetteer\Kernel\Container;
use Gazetteer\Kernel\HookTable;
use Gazetteer\Kernel\Mail\Mailer;
use Gazetteer\Kernel\Module;
use Gazetteer\Listings\Domain\ListingClaims;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Plans\Domain\Order;
use Gazetteer\Plans\Domain\PlanRepository;
use Gazetteer\Plans\Orders\Orders;
use Gazetteer\Submission\Dashboard\OwnClaims;
use Gazetteer\Submission\Guard\BotDetection;
use Gazetteer\Submission\Pages\OwnerPages;
use Gazetteer\Submission\SubmissionSettings;
use Gazetteer\Widgets\Assets;

if (!defined('ABSPATH')) {
    exit;
}

/** Registers the hooks and services for claims of listings. */
final class ClaimsModule implements Module
{
    public const RETRY_MAIL = 'gazetteer_retry_claim_mail';

    public static function hooks(): array
    {
        $screen = HookTable::SCREEN;

        return [
            [self::RETRY_MAIL, [ClaimMails::class, '->retry'], HookTable::CRON],
            // Handle a submitted claim before the listing page is prepared.
            ['wp', [ClaimPost::class, '->answer'], HookTable::POSTED, 5],
            ['admin_menu', [ClaimsScreen::class, '->addPage'], $screen, 12],
            ['admin_post_gazetteer_decide_claim', [ClaimsScreen::class, '->decide'], $screen],
            ['wp_privacy_personal_data_exporters', [ClaimPrivacy::class, 'addExporter'], $screen | HookTable::PRIVACY | HookTable::CLI],
            ['wp_privacy_personal_data_erasers', [ClaimPrivacy::class, 'addEraser'], $screen | HookTable::PRIVACY | HookTable::CLI],
        ];
    }

    public static function services(): array
    {
        return [
            ClaimTable::class => static fn (): ClaimTable => new ClaimTable(),
            ClaimOffers::class => static fn (Container $plugin): ClaimOffers => new ClaimOffers($plugin->get(SubmissionSettings::class)),
            ClaimMails::class => static fn (Container $plugin): ClaimMails => new ClaimMails(new Mailer(), $plugin->get(ClaimTable::class), new OwnerPages($plugin->settings())),
            ListingClaims::class => static fn (Container $plugin): ClaimPage => new ClaimPage(
                $plugin->get(ClaimOffers::class),
                $plugin->get(SubmissionSettings::class),
                new OwnerPages($plugin->settings()),
                $plugin->settings()->names()->listing,
                new BotCheckMarkup(BotCheckSettings::fromSettings($plugin->settings()), CheckedForm::Claim),
                static fn () => $plugin->get(Assets::class)->need(ClaimPage::CHECK_WIDGET),
                $plugin->lazily(ClaimPost::class),
                $plugin->lazily(ListingRepository::class),
                $plugin->lazily(PlanRepository::class),
            ),
            // Share one instance, because it stores the submitted values until the page is rendered.
            ClaimPost::class => [static fn (Container $plugin): ClaimPost => new ClaimPost(
                $plugin->lazily(ClaimHandler::class),
                $plugin->lazily(ListingRepository::class),
                static fn (): bool => $plugin->get(ClaimOffers::class)->areEnabled(),
            ), Container::FOR_ALL_SITES],
            ClaimHandler::class => static fn (Container $plugin): ClaimHandler => new ClaimHandler(
                $plugin->get(SubmissionSettings::class),
                $plugin->get(ClaimOffers::class),
                $plugin->get(PlanRepository::class),
                $plugin->get(ClaimTable::class),
                $plugin->get(BotDetection::class),
                $plugin->lazily(ClaimWork::class),
            ),
            ClaimWork::class => static fn (Container $plugin): ClaimWork => new ClaimWork(
                $plugin->get(ClaimOffers::class),
                $plugin->get(ClaimTable::class),
                $plugin->lazily(Orders::class),
                $plugin->get(ClaimMails::class),
            ),
            ClaimDecisions::class => static fn (Container $plugin): ClaimDecisions => new ClaimDecisions(
                $plugin->get(ClaimTable::class),
                $plugin->get(ListingRepository::class),
                new ClaimedListing($plugin->settings()->names()),
                $plugin->get(PlanRepository::class),
                $plugin->lazily(Orders::class),
                $plugin->get(ClaimMails::class),
            ),
            ClaimsScreen::class => static fn (Container $plugin): ClaimsScreen => new ClaimsScreen(
                $plugin->get(ClaimTable::class),
                $plugin->lazily(ClaimDecisions::class),
                static fn (): bool => $plugin->get(ClaimOffers::class)->areEnabled(),
                static fn (int $order): ?Order => $plugin->get(Orders::class)->find($order),
                $plugin->settings()->names()->listing,
            ),
            OwnClaims::class => static fn (Container $plugin): OwnClaimList => new OwnClaimList($plugin->get(ClaimTable::class)),
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
