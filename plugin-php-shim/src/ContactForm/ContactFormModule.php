<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm;

use Gazetteer\BotCheck\BotCheckMarkup;
use Gazetteer\BotCheck\BotCheckSettings;
use Gazetteer\BotCheck\Domain\CheckedForm;
use Gazetteer\ContactForm\Builder\FieldBlocks;
use Gazetteer\ContactForm\Builder\FormEditing;
use Gazetteer\ContactForm\Domain\FormRepository;
use Gazetteer\ContactForm\Entries\Admin\EntriesScreen;
use Gazetteer\ContactForm\Entries\Admin\EntryActions;
use Gazetteer\ContactForm\Entries\Admin\ListingMaker;
use Gazetteer\ContactForm\Entries\Admin\UnsentNotice;
use Gazetteer\ContactForm\Entries\EntryCron;
use Gazetteer\ContactForm\Entries\Privacy\EntryPrivacy;
use Gazetteer\ContactForm\Entries\UnsentCount;
use Gazetteer\ContactForm\Rendering\FormRenderer;
use Gazetteer\ContactForm\Rendering\SiteChallenges;
use Gazetteer\ContactForm\Rendering\UnitTags;
use Gazetteer\ContactForm\Rest\FeedbackController;
use Gazetteer\ContactForm\Rest\RefillController;
use Gazetteer\ContactForm\Rest\SchemaController;
use Gazetteer\ContactForm\Submission\AddressRateLimiter;
use Gazetteer\ContactForm\Submission\NativePost;
use Gazetteer\ContactForm\Submission\StaleNonce;
use Gazetteer\ContactForm\Submission\SubmissionServices;
use Gazetteer\Data\Types;
use Gazetteer\Kernel\Container;
use Gazetteer\Kernel\HookTable;
use Gazetteer\Kernel\Module;
use Gazetteer\Kernel\Once\AttemptCounter;
use Gazetteer\Kernel\SiteCaller;

if (!defined('ABSPATH')) {
    exit;
}

/** Contact forms and their entries. While Contact Form 7 is active, the plugin's forms are off. */
final class ContactFormModule implements Module
{
    public const FORM = 'gazetteer_form';
    /** Users who can publish pages can create forms. */
    public const EDIT_FORMS = 'publish_pages';
    public const RETRY = 'gazetteer_retry_mail';
    public const SWEEP = 'gazetteer_sweep_entries';

    public static function hooks(): array
    {
        [$screen, $posted, $cron] = [HookTable::SCREEN, HookTable::POSTED, HookTable::CRON];

        return [
            ['init', [self::class, 'registerForms'], HookTable::ALWAYS, 9],
            ['init', [FieldBlocks::class, '->registerForEditor'], $screen, 9],
            ['admin_init', [self::class, 'registerMetas'], $screen],
            ['rest_pre_dispatch', [self::class, 'registerMetasForMembers'], HookTable::REST, 0],
            ['wp', [NativePost::class, '->answer'], $posted],
            // After WordPress's own check at priority 100.
            ['rest_authentication_errors', [StaleNonce::class, 'forgive'], $posted, 101],
            [self::RETRY, [EntryCron::class, '->retry'], $cron],
            [self::SWEEP, [EntryCron::class, '->sweep'], $cron],
            [self::SWEEP, [AttemptCounter::class, 'sweep'], $cron],
            ['allowed_block_types_all', [FormEditing::class, 'allow'], $screen],
            ['block_categories_all', [FormEditing::class, 'addCategory'], $screen],
            ['manage_gazetteer_form_posts_columns', [FormPostType::class, 'addColumn'], $screen],
            ['manage_gazetteer_form_posts_custom_column', [FormPostType::class, 'fillColumn'], $screen],
            ['admin_menu', [EntriesScreen::class, '->addPage'], $screen, 11],
            ['set_screen_option_gazetteer_entries_per_page', [EntriesScreen::class, 'perPage'], $screen],
            ['admin_post_gazetteer_entry', [EntryActions::class, '->act'], $screen],
            ['admin_post_gazetteer_entry_file', [EntryActions::class, '->download'], $screen],
            ['admin_post_gazetteer_entries_export', [EntryActions::class, '->export'], $screen],
            ['admin_post_gazetteer_entry_listing', [EntryActions::class, '->makeListing'], $screen],
            ['admin_notices', [UnsentNotice::class, '->print'], $screen],
            // WordPress also runs the Site Health tests weekly by cron.
            ['site_status_tests', [UnsentNotice::class, '->addTest'], $screen | $cron],
            ['admin_init', [EntryPrivacy::class, 'suggestPolicyText'], $screen],
            ['wp_privacy_personal_data_exporters', [EntryPrivacy::class, '->addExporter'], $screen | HookTable::PRIVACY | HookTable::CLI],
            ['wp_privacy_personal_data_erasers', [EntryPrivacy::class, '->addEraser'], $screen | HookTable::PRIVACY | HookTable::CLI],
        ];
    }

    public static function services(): array
    {
        $services = static fn (Container $plugin): \Closure => $plugin->lazily(EntryServices::class);
        // If the stored count is 0, no services are created and the table is not queried.
        $unsent = static fn (Container $plugin): \Closure => static fn (): int => (new UnsentCount())->unsent() > 0
            ? $plugin->get(EntryServices::class)->finder->unsent()
            : 0;
        $challenges = static fn (Container $plugin): \Closure => static fn () => $plugin->get(SubmissionServices::class)->challenges();

        return [
            FormRepository::class => static fn (): FormPosts => new FormPosts(),
            FieldBlocks::class => [static fn (): FieldBlocks => new FieldBlocks(), Container::FOR_ALL_SITES],
            // One instance per request, because it numbers the forms of a page.
            FormRenderer::class => [static fn (Container $plugin): FormRenderer => new FormRenderer(
                $plugin->get(FormRepository::class),
                $plugin->get(FieldBlocks::class),
                new UnitTags(),
                new SiteChallenges(),
                new BotCheckMarkup(BotCheckSettings::fromSettings($plugin->settings()), CheckedForm::Contact),
            ), Container::FOR_ALL_SITES],
            SubmissionServices::class => static fn (Container $plugin): SubmissionServices => new SubmissionServices(
                $plugin->get(FormRepository::class),
                BotCheckSettings::fromSettings($plugin->settings()),
            ),
            EntryServices::class => static fn (Container $plugin): EntryServices => new EntryServices($plugin->get(FormRepository::class)),
            NativePost::class => static fn (Container $plugin): NativePost => new NativePost($plugin->get(SubmissionServices::class)),
            EntryCron::class => static fn (Container $plugin): EntryCron => new EntryCron($plugin->get(EntryServices::class)),
            EntriesScreen::class => [static fn (Container $plugin): EntriesScreen => new EntriesScreen(
                $services($plugin),
                $unsent($plugin),
                $plugin->lazily(ListingMaker::class),
                $plugin->file,
            ), Container::FOR_ALL_SITES],
            EntryActions::class => static fn (Container $plugin): EntryActions => new EntryActions($services($plugin), $plugin->get(ListingMaker::class)),
            EntryPrivacy::class => static fn (Container $plugin): EntryPrivacy => new EntryPrivacy($services($plugin)),
            UnsentNotice::class => static fn (Container $plugin): UnsentNotice => new UnsentNotice($unsent($plugin)),
            SchemaController::class => static fn (Container $plugin): SchemaController => new SchemaController($plugin->lazily(FormRepository::class)),
            FeedbackController::class => static fn (Container $plugin): FeedbackController => new FeedbackController(
                $plugin->lazily(FormRepository::class),
                $challenges($plugin),
                static fn () => $plugin->get(SubmissionServices::class)->handler(),
                static fn () => SiteCaller::fromRestCall(),
            ),
            RefillController::class => static fn (Container $plugin): RefillController => new RefillController(
                $plugin->lazily(FormRepository::class),
                $challenges($plugin),
                static fn () => new AddressRateLimiter('refills', 3),
                static fn () => SiteCaller::fromRestCall(),
            ),
        ];
    }

    public static function routes(): array
    {
        return self::areFormsOurs() ? array_fill_keys([SchemaController::class, FeedbackController::class, RefillController::class], 'contact-forms/') : [];
    }

    public static function actions(): array
    {
        return [];
    }

    public static function areFormsOurs(): bool
    {
        return !defined('WPCF7_VERSION');
    }

    public static function registerForms(): void
    {
        if (self::areFormsOurs()) {
            $words = Types::needsWords() ? FormPostType::words() : ['label' => __('Contact forms', 'gazetteer')];
            Types::close(self::FORM, self::EDIT_FORMS, $words + [
                'show_ui' => true,
                'menu_icon' => 'dashicons-email',
                'menu_position' => 26,
                'supports' => ['title', 'editor', 'custom-fields', 'revisions'],
            ]);
        }
    }

    public static function registerMetasForMembers(mixed $answer): mixed
    {
        if (is_user_logged_in()) {
            self::registerMetas();
        }

        return $answer;
    }

    public static function registerMetas(): void
    {
        if (self::areFormsOurs()) {
            FormMeta::register();
        }
    }
}
