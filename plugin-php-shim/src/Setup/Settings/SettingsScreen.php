<?php

declare(strict_types=1);

namespace Gazetteer\Setup\Settings;

use Gazetteer\ContactForm\ContactFormModule;
use Gazetteer\ContactForm\FormPostType;
use Gazetteer\Data\DataNames;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Settings;
use Gazetteer\Listings\LegacyData;
use Gazetteer\Setup\SetupScreen;
use Gazetteer\Widgets\WidgetRegistry;
use WP_Block_Type_Registry;

/** The admin screen Settings → Gazetteer. */
final class SettingsScreen
{
    public const PAGE = 'gazetteer';

    public function __construct(
        private readonly Settings $settings,
        private readonly WidgetRegistry $widgets,
        private readonly string $file,
    ) {
    }

    public function registerSetting(): void
    {
        // If the plugin is activated for a whole network, a site may not have the option yet.
        $this->settings->install();
        $cleaner = new SettingsCleaner($this->settings, $this->widgets);
        register_setting(self::PAGE, Settings::OPTION, ['type' => 'array', 'sanitize_callback' => $cleaner->clean(...)]);
    }

    public function addPage(): void
    {
        $hook = add_options_page(
            __('Gazetteer', 'gazetteer'),
            __('Gazetteer', 'gazetteer'),
            'manage_options',
            self::PAGE,
            $this->draw(...),
        );
        if ($hook !== false) {
            add_action("load-{$hook}", fn () => wp_enqueue_style(
                'gazetteer-settings',
                plugins_url('templates/settings.css', $this->file),
                [],
                (string) filemtime(dirname($this->file) . '/templates/settings.css'),
            ));
        }
    }

    /**
     * @param array<array-key, string> $links
     * @return array<array-key, string>
     */
    public function addLink(array $links): array
    {
        $url = admin_url('options-general.php?page=' . self::PAGE);

        return ['settings' => sprintf('<a href="%s">%s</a>', esc_url($url), esc_html__('Settings', 'gazetteer'))] + $links;
    }

    private function draw(): void
    {
        if (!current_user_can('manage_options')) {
            return;
        }
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it changes nothing.
        $tab = SettingsTab::tryFrom((new Input($_GET))->text('tab', 20)) ?? SettingsTab::Directory;
        $settings = $this->settings;
        $rows = [];
        foreach ($this->widgets->all() as $widget) {
            $block = WP_Block_Type_Registry::get_instance()->get_registered($widget->block());
            $words = $widget->words();
            $rows[] = [
                'widget' => $widget,
                'title' => $block?->title ?: $words['title'] ?? $widget->name,
                'description' => (string) ($block?->description ?: $words['description'] ?? ''),
                'words' => $words,
            ];
        }
        // List the widgets first that can be shown on every page.
        usort($rows, static fn (array $one, array $other): int => $other['widget']->isSitewide() <=> $one['widget']->isSitewide());
        $option = new Input((array) get_option(Settings::OPTION, []));
        $setup = admin_url("edit.php?post_type={$settings->names()->listing}&page=" . SetupScreen::PAGE);
        $isLegacyFound = $settings->dataSet() === DataNames::LEGACY || LegacyData::isFound();
        $forms = ContactFormModule::areFormsOurs() ? FormPostType::titles() : [];
        require dirname($this->file) . '/templates/settings.php';
    }
}
