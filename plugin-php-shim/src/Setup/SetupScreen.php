<?php

declare(strict_types=1);

namespace Gazetteer\Setup;

use Closure;
use Gazetteer\ContactForm\ContactFormServices;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Settings;
use Gazetteer\Plans\Payments\PaymentSetup;

/** The admin screen Listings → Setup, which creates the pages and examples of a new directory. */
final class SetupScreen
{
    public const PAGE = 'gazetteer-setup';

    private const CAPABILITY = 'manage_options';
    private const DO = 'gazetteer_setup';
    private const LATER = 'gazetteer_setup_later';

    /** @param Closure(): PaymentSetup $payment */
    public function __construct(private readonly Settings $settings, private readonly string $file, private readonly Closure $payment)
    {
    }

    public function url(): string
    {
        return add_query_arg('page', self::PAGE, admin_url($this->parent()));
    }

    private function parent(): string
    {
        $listing = $this->settings->names()->listing;

        return post_type_exists($listing) ? "edit.php?post_type={$listing}" : 'options-general.php';
    }

    public function addPage(): void
    {
        $words = __('Setup', 'gazetteer');
        $hook = add_submenu_page($this->parent(), __('Set up the directory', 'gazetteer'), $words, self::CAPABILITY, self::PAGE, $this->draw(...));
        if ($hook !== false) {
            add_action("load-{$hook}", fn () => wp_enqueue_style(
                self::PAGE,
                plugins_url('templates/setup/setup.css', $this->file),
                [],
                (string) filemtime(dirname($this->file) . '/templates/setup/setup.css'),
            ));
        }
    }

    private function draw(): void
    {
        if (!current_user_can(self::CAPABILITY)) {
            return;
        }
        $pages = $this->pages();
        $examples = new Examples($this->settings->names());
        $items = (new Checklist($pages, $examples, $this->settings->names(), ($this->payment)()))->items();
        $option = new Input((array) get_option(Settings::OPTION, []));
        $action = self::DO;
        // The parameter only shows or hides the success message, so it needs no nonce.
        $isDone = isset($_GET['done']); // phpcs:ignore WordPress.Security.NonceVerification.Recommended
        require dirname($this->file) . '/templates/setup/setup.php';
    }

    public function do(): void
    {
        self::authorize(self::DO);
        (new SetupHandler($this->pages(), new Examples($this->settings->names()), new StarterForms(), ContactFormServices::messageForm($this->settings)))->run(new Input(wp_unslash($_POST)));
        wp_safe_redirect(add_query_arg('done', '1', $this->url()));
        exit;
    }

    public function postpone(): void
    {
        self::authorize(self::LATER);
        SetupHandler::postpone();
        wp_safe_redirect(wp_get_referer() ?: admin_url());
        exit;
    }

    private static function authorize(string $handler): void
    {
        if (!current_user_can(self::CAPABILITY)) {
            wp_die(esc_html__('You are not allowed to set up this site.', 'gazetteer'), '', ['response' => 403]);
        }
        check_admin_referer($handler);
    }

    /** Shows a notice that links to the setup screen, until a page is selected or the owner dismisses the notice. */
    public function printNotice(): void
    {
        $screen = get_current_screen();
        $isPlace = in_array($screen?->id, ['dashboard', 'plugins', "edit-{$this->settings->names()->listing}"], true);
        $option = new Input((array) get_option(Settings::OPTION, []));
        if (!$isPlace || !current_user_can(self::CAPABILITY) || $option->text('setup') === 'later' || (array) (get_option(Settings::OPTION)['pages'] ?? []) !== []) {
            return;
        }
        $later = wp_nonce_url(admin_url('admin-post.php?action=' . self::LATER), self::LATER);
        wp_admin_notice(
            sprintf(
                '<strong>%s</strong> %s</p><p><a class="button button-primary" href="%s">%s</a> <a class="button-link" style="margin-inline-start:12px" href="%s">%s</a>',
                esc_html__('Gazetteer is ready.', 'gazetteer'),
                esc_html__('A directory needs a few pages. You can create them in one step.', 'gazetteer'),
                esc_url($this->url()),
                esc_html__('Set up the directory', 'gazetteer'),
                esc_url($later),
                esc_html__('Not now', 'gazetteer'),
            ),
            ['type' => 'info'],
        );
    }

    private function pages(): Pages
    {
        return new Pages($this->settings, new StarterForms());
    }
}
