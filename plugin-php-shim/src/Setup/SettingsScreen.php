<?php

declare(strict_types=1);

namespace Gazetteer\Setup;

use Gazetteer\Contract\Action;
use Gazetteer\Data\DataNames;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Settings;
use Gazetteer\Listings\LegacyData;
use Gazetteer\Listings\Places\PlaceSettings;
use Gazetteer\Submission\SubmissionOptions;
use Gazetteer\Widgets\Sitewide\HelperOptions;
use Gazetteer\Widgets\WidgetRegistry;
use Gazetteer\Widgets\WidgetsModule;
use WP_Block_Type_Registry;

/** Settings → Gazetteer: what there is, what is on, what may be taken over, and where the directory's data is. */
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
        // A site of a network on which nobody activated the plugin has no option yet.
        $this->settings->install();
        register_setting(self::PAGE, Settings::OPTION, ['type' => 'array', 'sanitize_callback' => $this->clean(...)]);
    }

    public function addPage(): void
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
        // What can be switched on for every page is looked for most.
        usort($rows, static fn (array $one, array $other): int => ($other['widget']->helper() !== '') <=> ($one['widget']->helper() !== ''));
        $option = new Input((array) get_option(Settings::OPTION, []));
        $setup = admin_url("edit.php?post_type={$settings->names()->listing}&page=" . SetupScreen::PAGE);
        $isLegacyFound = $settings->dataSet() === DataNames::LEGACY || LegacyData::isFound();
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
        $set = $input->choice('data', [DataNames::OWN, DataNames::LEGACY], $this->settings->dataSet());
        $drawn = [
            ...($input->has('currency') ? ['currency' => $input->text('currency', 20)] : []),
            ...($input->has(Settings::SHOWS_EMAIL) ? [Settings::SHOWS_EMAIL => $input->flag(Settings::SHOWS_EMAIL)] : []),
            ...($input->has('submission') ? ['submission' => SubmissionOptions::clean($input->inner('submission'))] : []),
            ...($input->has('places') ? ['places' => PlaceSettings::clean($input->inner('places'))] : []),
            'helpers' => $this->known($input->list('helpers')),
            'adopt' => $this->known($input->list('adopt')),
            'sitewide' => $this->sitewide($input),
            'prefix' => $this->prefix($input, $set),
            'namespace' => $this->kept(
                Settings::readNamespace($input->text('namespace', 100)),
                $this->settings->restNamespace(),
                $input->has('namespace') ? __('The REST namespace has to look like “gazetteer/v1”. The old one was kept.', 'gazetteer') : '',
            ),
            'data' => $set,
            'names' => $this->names($input, $set),
            'proxies' => $this->proxies($input),
            Settings::REMOVES_LISTINGS => $input->flag(Settings::REMOVES_LISTINGS),
        ];

        // Other screens keep things of their own in the same option. They are read with care, whoever wrote them.
        return $drawn + (array) $posted + (array) get_option(Settings::OPTION, []);
    }

    /** @return array<array-key, mixed> */
    private function sitewide(Input $input): array
    {
        if (!$input->has('sitewide')) {
            return (array) (get_option(Settings::OPTION, [])['sitewide'] ?? []);
        }
        // Their definitions say what fits, also in a request that draws none of them.
        WidgetsModule::registerBlocks();

        return HelperOptions::clean($input->inner('sitewide'), $this->widgets->all());
    }

    /** Pages of the legacy theme call by its prefix, so who chooses its data wants that, too. */
    private function prefix(Input $input, string $set): string
    {
        $prefix = $this->kept(
            Settings::readPrefix($input->text('prefix', 40)),
            $this->settings->prefix(),
            $input->has('prefix') ? __('The action prefix may hold small letters, digits and underscores, and begins with a letter. The old one was kept.', 'gazetteer') : '',
        );
        $isNew = $set === DataNames::LEGACY && $this->settings->dataSet() !== DataNames::LEGACY;

        return $isNew && $prefix === Action::DEFAULT_PREFIX ? DataNames::LEGACY : $prefix;
    }

    /** @return array<array-key, string> */
    private function names(Input $input, string $set): array
    {
        if (!$input->has('names')) {
            return $this->settings->chosenNames();
        }
        $names = ChosenNames::read($set, $input->list('names'));
        if ($names === null) {
            $this->complain(__('Each name of the directory’s data has to be one of its own, of small letters, digits, hyphens and underscores; names of post types have at most 20. The old ones were kept.', 'gazetteer'));
        }

        return $names ?? $this->settings->chosenNames();
    }

    /** @return list<string> Typed into a field, or clean already. */
    private function proxies(Input $input): array
    {
        if (!$input->has('proxies')) {
            return $this->settings->proxies();
        }
        $proxies = Settings::readProxies($input->lines('proxies') ?: implode(' ', $input->list('proxies')));
        if ($proxies === null) {
            $this->complain(__('Each address of your proxy has to be an IP address, or a range such as 10.0.0.0/24. The old ones were kept.', 'gazetteer'));
        }

        return $proxies ?? $this->settings->proxies();
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
            $this->complain($complaint);
        }

        return $new ?? $old;
    }

    private function complain(string $complaint): void
    {
        add_settings_error(Settings::OPTION, md5($complaint), $complaint);
    }
}
