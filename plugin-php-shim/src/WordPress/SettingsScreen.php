<?php

declare(strict_types=1);

namespace Gazetteer\WordPress;

use Gazetteer\Endpoint\Input;
use WP_Block_Type_Registry;

/** Settings → Gazetteer: what there is, what is on, and what may be taken over. */
final class SettingsScreen
{
    public const PAGE = 'gazetteer';

    public function __construct(
        private readonly Settings $settings,
        private readonly Widgets $widgets,
        private readonly string $file,
    ) {
    }

    public function register(): void
    {
        add_action('admin_init', $this->registerSetting(...));
        add_action('admin_menu', $this->addPage(...));
        add_filter('plugin_action_links_' . plugin_basename($this->file), $this->addLink(...));
    }

    private function registerSetting(): void
    {
        // A site of a network on which nobody activated the plugin has no option yet.
        $this->settings->install();
        register_setting(self::PAGE, Settings::OPTION, ['type' => 'array', 'sanitize_callback' => $this->clean(...)]);
    }

    private function addPage(): void
    {
        add_options_page(
            __('Gazetteer', 'gazetteer'),
            __('Gazetteer', 'gazetteer'),
            'manage_options',
            self::PAGE,
            $this->draw(...),
        );
    }

    /**
     * @param array<array-key, string> $links
     * @return array<array-key, string>
     */
    private function addLink(array $links): array
    {
        $url = admin_url('options-general.php?page=' . self::PAGE);

        return ['settings' => sprintf('<a href="%s">%s</a>', esc_url($url), esc_html__('Settings', 'gazetteer'))] + $links;
    }

    private function draw(): void
    {
        if (!current_user_can('manage_options')) {
            return;
        }
        $settings = $this->settings;
        $rows = [];
        foreach ($this->widgets->all() as $widget) {
            $block = WP_Block_Type_Registry::get_instance()->get_registered($widget->block());
            $words = $widget->words();
            $rows[] = [
                'widget' => $widget,
                'title' => $block?->title ?: $words['title'] ?? $widget->name,
                'description' => (string) $block?->description,
                'words' => $words,
            ];
        }
        require dirname($this->file) . '/templates/settings.php';
    }

    /**
     * WordPress may clean a value twice when the option is new, so what is clean stays as it is.
     *
     * @return array<string, mixed>
     */
    private function clean(mixed $posted): array
    {
        $input = new Input((array) $posted);

        return [
            'helpers' => $this->known($input->list('helpers')),
            'adopt' => $this->known($input->list('adopt')),
            'prefix' => $this->kept(
                Settings::readPrefix($input->text('prefix', 40)),
                $this->settings->prefix(),
                $input->has('prefix') ? __('The action prefix may hold small letters, digits and underscores, and begins with a letter. The old one was kept.', 'gazetteer') : '',
            ),
            'namespace' => $this->kept(
                Settings::readNamespace($input->text('namespace', 100)),
                $this->settings->restNamespace(),
                $input->has('namespace') ? __('The REST namespace has to look like “gazetteer/v1”. The old one was kept.', 'gazetteer') : '',
            ),
        ];
    }

    /**
     * @param array<array-key, string> $names
     * @return list<string>
     */
    private function known(array $names): array
    {
        return array_values(array_intersect(array_keys($this->widgets->all()), $names));
    }

    private function kept(?string $new, string $old, string $complaint): string
    {
        if ($new === null && $complaint !== '') {
            add_settings_error(Settings::OPTION, md5($complaint), $complaint);
        }

        return $new ?? $old;
    }
}
