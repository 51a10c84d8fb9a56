<?php

declare(strict_types=1);

namespace Gazetteer\Submission;

use Gazetteer\BotCheck\BotCheckSettings;
use Gazetteer\BotCheck\BotCheckVerifier;
use Gazetteer\Contract\Action;
use Gazetteer\Kernel\Calls\HourlyEvent;
use Gazetteer\Kernel\Container;
use Gazetteer\Kernel\HookTable;
use Gazetteer\Kernel\Mail\Mailer;
use Gazetteer\Kernel\Mail\MailHealth;
use Gazetteer\Kernel\Module;
use Gazetteer\Listings\Domain\FieldRepository;
use Gazetteer\Listings\Domain\ListingClaims;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Listings\Domain\ListingRights;
use Gazetteer\Listings\Domain\ListingSenders;
use Gazetteer\Plans\Domain\PlanRepository;
use Gazetteer\Plans\Orders\Orders;
use Gazetteer\Plans\Payments\PaymentsDue;
use Gazetteer\Search\Domain\ListingSearch;
use Gazetteer\Submission\Dashboard\DashboardPost;
use Gazetteer\Submission\Dashboard\MyListingsBlock;
use Gazetteer\Submission\Dashboard\OwnClaims;
use Gazetteer\Submission\Expiry\Expiry;
use Gazetteer\Submission\Form\FormPost;
use Gazetteer\Submission\Form\ListingFormBlock;
use Gazetteer\Submission\Guard\BotDetection;
use Gazetteer\Submission\Mail\SubmissionMails;
use Gazetteer\Submission\Pages\EditTitle;
use Gazetteer\Submission\Pages\OwnerLanding;
use Gazetteer\Submission\Pages\OwnerPages;
use Gazetteer\Submission\Pages\OwnerServices;
use Gazetteer\Submission\Review\Admin\ReviewScreen;
use Gazetteer\Submission\Review\EditDecision;
use Gazetteer\Submission\Review\PendingEdits;
use Gazetteer\Submission\Similar\SimilarListings;
use Gazetteer\Submission\Similar\SimilarListingsAction;
use Gazetteer\Submission\Writing\EditedListingWriter;
use Gazetteer\Submission\Writing\EditTarget;
use Gazetteer\Submission\Writing\ListingPreparer;
use Gazetteer\Submission\Writing\NewListingWriter;
use Gazetteer\Submission\Writing\SubmissionSweep;

if (!defined('ABSPATH')) {
    exit;
}

/** Registers the hooks and services for listings that visitors submit and owners edit. */
final class SubmissionModule implements Module
{
    public const RETRY_MAIL = 'gazetteer_retry_submission_mail';
    public const SWEEP = 'gazetteer_sweep_submissions';
    public const EXPIRE = 'gazetteer_expire_listings';

    public static function hooks(): array
    {
        return [
            [self::RETRY_MAIL, [SubmissionMails::class, '->retry'], HookTable::CRON],
            [self::SWEEP, [SubmissionSweep::class, '->run'], HookTable::CRON],
            [self::EXPIRE, [Expiry::class, '->run'], HookTable::CRON],
            ['admin_menu', [ReviewScreen::class, '->addPage'], HookTable::SCREEN, 13],
            ['admin_post_gazetteer_review_edit', [ReviewScreen::class, '->decide'], HookTable::SCREEN],
            ['display_post_states', [ReviewScreen::class, '->addState'], HookTable::SCREEN],
            ['post_row_actions', [ReviewScreen::class, '->addRowAction'], HookTable::SCREEN],
            ['query_vars', [FormPost::class, 'keepPage'], HookTable::POSTED],
            ['wp', [FormPost::class, '->answer'], HookTable::POSTED],
            ['wp', [DashboardPost::class, '->answer'], HookTable::POSTED],
            ['login_redirect', [OwnerLanding::class, '->address'], HookTable::POSTED],
            ['wp', [EditTitle::class, 'add'], HookTable::EDITING],
            // WordPress also runs the Site Health tests weekly by cron.
            ['site_status_tests', [MailHealth::class, 'addTest'], HookTable::SCREEN | HookTable::CRON],
        ];
    }

    public static function services(): array
    {
        return [
            SubmissionSettings::class => static fn (Container $plugin): SubmissionSettings => new SubmissionSettings($plugin->settings()->submission()),
            SubmitListingAction::class => static fn (Container $plugin): SubmitListingAction => new SubmitListingAction(
                $plugin->lazily(ListingSubmissionHandler::class),
                static fn () => (new OwnerServices($plugin))->scriptedForm(),
            ),
            SimilarListingsAction::class => static fn (Container $plugin): SimilarListingsAction => new SimilarListingsAction(
                new SimilarListings($plugin->get(ListingSearch::class), $plugin->settings()->names(), $plugin->get(ListingClaims::class)),
            ),
            ListingSubmissionHandler::class => static fn (Container $plugin): ListingSubmissionHandler => new ListingSubmissionHandler(
                $plugin->get(SubmissionSettings::class),
                new ListingPreparer($plugin->settings()->names(), $plugin->get(FieldRepository::class), $plugin->lazily(PlanRepository::class)),
                $plugin->lazily(EditTarget::class),
                $plugin->get(BotDetection::class),
                $plugin->lazily(SubmissionWork::class),
            ),
            BotDetection::class => static fn (Container $plugin): BotDetection => new BotDetection(new BotCheckVerifier(BotCheckSettings::fromSettings($plugin->settings()))),
            EditTarget::class => static fn (Container $plugin): EditTarget => new EditTarget(
                $plugin->get(ListingRepository::class),
                $plugin->get(ListingRights::class),
                $plugin->get(SubmissionSettings::class),
                $plugin->get(PendingEdits::class),
            ),
            PendingEdits::class => static fn (Container $plugin): PendingEdits => new PendingEdits($plugin->settings()->names()),
            ReviewScreen::class => static fn (Container $plugin): ReviewScreen => new ReviewScreen(
                $plugin->get(PendingEdits::class),
                $plugin->get(ListingRepository::class),
                $plugin->lazily(FieldRepository::class),
                new EditDecision($plugin->get(PendingEdits::class), $plugin->get(ListingRepository::class), $plugin->lazily(SubmissionMails::class)),
                $plugin->settings()->names()->listing,
            ),
            SubmissionWork::class => static fn (Container $plugin): SubmissionWork => new SubmissionWork(
                static fn (): NewListingWriter => new NewListingWriter($plugin->get(ListingRepository::class), $plugin->settings()->names(), $plugin->get(SubmissionSettings::class), $plugin->lazily(Orders::class)),
                static fn (): EditedListingWriter => new EditedListingWriter($plugin->get(ListingRepository::class), $plugin->settings()->names(), $plugin->get(EditTarget::class), $plugin->get(PendingEdits::class)),
                $plugin->get(SubmissionMails::class),
                $plugin->lazily(PaymentsDue::class),
            ),
            SubmissionMails::class => static fn (Container $plugin): SubmissionMails => new SubmissionMails(
                new Mailer(),
                new OwnerPages($plugin->settings()),
                static fn () => (new OwnerServices($plugin))->renewal(),
                $plugin->lazily(PaymentsDue::class),
            ),
            ListingSenders::class => static fn (Container $plugin): ListingSenders => $plugin->get(SubmissionMails::class),
            Expiry::class => static fn (Container $plugin): Expiry => (new OwnerServices($plugin))->expiry(),
            // Share one instance, because it stores the submitted values until the page is rendered.
            FormPost::class => [static fn (Container $plugin): FormPost => (new OwnerServices($plugin))->formPost(), Container::FOR_ALL_SITES],
            ListingFormBlock::class => static fn (Container $plugin): ListingFormBlock => (new OwnerServices($plugin))->listingForm(),
            DashboardPost::class => static fn (Container $plugin): DashboardPost => (new OwnerServices($plugin))->dashboardPost(),
            MyListingsBlock::class => static fn (Container $plugin): MyListingsBlock => (new OwnerServices($plugin))->myListings(),
            SubmissionSweep::class => static fn (Container $plugin): SubmissionSweep => new SubmissionSweep($plugin->settings()->names(...), $plugin->lazily(OwnClaims::class)),
            OwnerLanding::class => static fn (Container $plugin): OwnerLanding => (new OwnerServices($plugin))->landing(),
        ];
    }

    /** Schedules the hourly events. Called for each submission, because WordPress may lose a scheduled event. */
    public static function scheduleEvents(): void
    {
        HourlyEvent::plan(self::SWEEP);
        HourlyEvent::plan(self::EXPIRE);
    }

    public static function routes(): array
    {
        return [];
    }

    public static function actions(): array
    {
        return [Action::SUBMIT_LISTING => SubmitListingAction::class, Action::SIMILAR_LISTINGS => SimilarListingsAction::class];
    }
}
