<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm;

use Gazetteer\BotCheck\BotCheckMarkup;
use Gazetteer\BotCheck\BotCheckSettings;
use Gazetteer\BotCheck\Domain\CheckedForm;
use Gazetteer\ContactForm\Builder\FieldBlocks;
use Gazetteer\ContactForm\Builder\FormEditing;
use Gazetteer\ContactForm\Domain\FormRepository;
use Gazetteer\ContactForm\Domain\Mail\PageRecipients;
use Gazetteer\ContactForm\Entries\Admin\EntriesScreen;
use Gazetteer\ContactForm\Entries\Admin\EntryActions;
use Gazetteer\ContactForm\Entries\Admin\ListingMaker;
use Gazetteer\ContactForm\Entries\Admin\UnsentNotice;
use Gazetteer\ContactForm\Entries\EntryFinder;
use Gazetteer\ContactForm\Entries\EntryPrivacy;
use Gazetteer\ContactForm\Rendering\FormRenderer;
use Gazetteer\ContactForm\Rest\FeedbackController;
use Gazetteer\ContactForm\Rest\RefillController;
use Gazetteer\ContactForm\Rest\SchemaController;
use Gazetteer\ContactForm\Submission\AddressRateLimiter;
use Gazetteer\ContactForm\Submission\Challenges;
use Gazetteer\ContactForm\Submission\NativePost;
use Gazetteer\Contract\ContactInput;
use Gazetteer\Contract\RestPath;
use Gazetteer\Data\Types;
use Gazetteer\Kernel\Container;
use Gazetteer\Kernel\HookTable;
use Gazetteer\Kernel\Module;
use Gazetteer\Kernel\Once\AttemptCounter;
use Gazetteer\Kernel\SiteCaller;
use WP_Error;

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
            // WordPress checks the nonce at priority 100, so run later.
            ['rest_authentication_errors', [self::class, 'forgiveStaleNonce'], $posted, 101],
            [self::RETRY, [ContactFormServices::class, '->retryMails'], $cron],
            [self::SWEEP, [ContactFormServices::class, '->sweep'], $cron],
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
        $services = static fn (Container $plugin): \Closure => $plugin->lazily(ContactFormServices::class);
        // Create the services and query the table only if the stored number of undelivered messages is not 0.
        $unsent = static fn (Container $plugin): \Closure => static fn (): int => EntryFinder::storedUnsent() > 0
            ? $plugin->get(ContactFormServices::class)->finder()->unsent()
            : 0;
        $challenges = static fn (Container $plugin): \Closure => static fn () => $plugin->get(ContactFormServices::class)->challenges();

        return [
            FormRepository::class => static fn (): FormPosts => new FormPosts(),
            FieldBlocks::class => [static fn (): FieldBlocks => new FieldBlocks(), Container::FOR_ALL_SITES],
            // One instance for the whole request, because the renderer numbers the forms on the page.
            FormRenderer::class => [static fn (Container $plugin): FormRenderer => new FormRenderer(
                $plugin->get(FormRepository::class),
                $plugin->get(FieldBlocks::class),
                new Challenges(),
                new BotCheckMarkup(BotCheckSettings::fromSettings($plugin->settings()), CheckedForm::Contact),
            ), Container::FOR_ALL_SITES],
            ContactFormServices::class => static fn (Container $plugin): ContactFormServices => new ContactFormServices(
                $plugin->get(FormRepository::class),
                BotCheckSettings::fromSettings($plugin->settings()),
                static fn (int $form): ?PageRecipients => $form > 0 && $form === ContactFormServices::messageForm($plugin->settings()) ? $plugin->get(PageRecipients::class) : null,
            ),
            NativePost::class => static fn (Container $plugin): NativePost => new NativePost($plugin->get(ContactFormServices::class)),
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
                static fn () => $plugin->get(ContactFormServices::class)->handler(),
                static fn () => SiteCaller::fromRestCall(),
            ),
            RefillController::class => static fn (Container $plugin): RefillController => new RefillController(
                $plugin->lazily(FormRepository::class),
                $challenges($plugin),
                static fn (string $address): int => (new AddressRateLimiter('refills', 3))->wait($address),
                static fn () => SiteCaller::fromRestCall(),
            ),
        ];
    }

    public static function routes(): array
    {
        return self::areFormsOurs() ? [
            SchemaController::class => RestPath::SCHEMA,
            FeedbackController::class => RestPath::FEEDBACK,
            RefillController::class => RestPath::REFILL,
        ] : [];
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
            $words = Types::needsLabels() ? FormPostType::words() : ['label' => __('Contact forms', 'gazetteer')];
            Types::registerClosed(self::FORM, self::EDIT_FORMS, $words + [
                'show_ui' => true,
                'menu_icon' => 'dashicons-email',
                'menu_position' => 26,
                'supports' => ['title', 'editor', 'custom-fields', 'revisions'],
            ]);
        }
    }

    /**
     * Accepts contact form submissions with an expired nonce, for example from a page that a member left open
     * overnight. WordPress would reject the request, and the message would be lost. Contact forms do not require an
     * account, so the sender is handled as a guest.
     */
    public static function forgiveStaleNonce(mixed $result): mixed
    {
        $isStale = $result instanceof WP_Error && $result->get_error_code() === 'rest_cookie_invalid_nonce';
        $route = $GLOBALS['wp']->query_vars['rest_route'] ?? '';
        $isFeedback = is_string($route) && preg_match('~/contact-forms/\d+/feedback/*$~D', $route) === 1;
        if (!$isStale || !$isFeedback || !isset($_POST[ContactInput::FORM], $_POST[ContactInput::UNIT_TAG])) {
            return $result;
        }
        wp_set_current_user(0);

        return true;
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
