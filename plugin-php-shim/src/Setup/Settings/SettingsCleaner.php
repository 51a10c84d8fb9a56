<?php

declare(strict_types=1);

namespace Gazetteer\Setup\Settings;

use Gazetteer\BotCheck\BotCheckSettings;
use Gazetteer\ContactForm\ContactFormServices;
use Gazetteer\Contract\Action;
use Gazetteer\Data\DataNames;
use Gazetteer\Directory\Listing\MapLinks;
use Gazetteer\Directory\Listing\ReportLink;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Settings;
use Gazetteer\Listings\Places\PlaceSettings;
use Gazetteer\Plans\Payments\ManualPayment;
use Gazetteer\Reviews\ReviewSettings;
use Gazetteer\Submission\SubmissionOptions;
use Gazetteer\Widgets\Sitewide\HelperOptions;
use Gazetteer\Widgets\Sitewide\TrackingOptions;
use Gazetteer\Widgets\WidgetRegistry;
use Gazetteer\Widgets\WidgetsModule;

/** Sanitizes the settings that one tab of the settings screen sends. Settings of other tabs stay unchanged. */
final class SettingsCleaner
{
    public function __construct(private readonly Settings $settings, private readonly WidgetRegistry $widgets)
    {
    }

    /**
     * Sanitizes the posted settings. WordPress may call this twice for a new option, so sanitizing again must change
     * nothing.
     *
     * @return array<string, mixed>
     */
    public function clean(mixed $posted): array
    {
        $input = new Input((array) $posted);
        $set = $input->choice('data', [DataNames::OWN, DataNames::LEGACY], $this->settings->dataSet());
        $clean = [
            ...($input->has('currency') ? ['currency' => $input->text('currency', 20)] : []),
            ...($input->has(ContactFormServices::MESSAGE_FORM) ? [ContactFormServices::MESSAGE_FORM => $input->id(ContactFormServices::MESSAGE_FORM)] : []),
            ...($input->has(MapLinks::OPTION) ? [MapLinks::OPTION => $input->choice(MapLinks::OPTION, MapLinks::services(), MapLinks::USUAL)] : []),
            ...($input->has(ReportLink::OPTION) ? [ReportLink::OPTION => ReportLink::clean($input->text(ReportLink::OPTION))] : []),
            ...self::flags($input, Settings::SHOWS_EMAIL, Settings::REMOVES_LISTINGS, ReviewSettings::ON, ReviewSettings::HOLD),
            ...($input->has('submission') ? ['submission' => SubmissionOptions::clean($input->inner('submission'))] : []),
            ...($input->has(ManualPayment::OPTION) ? [ManualPayment::OPTION => ManualPayment::clean($input->inner(ManualPayment::OPTION))] : []),
            ...$this->botCheck($input),
            ...($input->has('places') ? ['places' => PlaceSettings::clean($input->inner('places'))] : []),
            ...($input->has('tracking') ? ['tracking' => TrackingOptions::clean($input->inner('tracking'))] : []),
            ...($input->has('helpers') ? ['helpers' => $this->known($input->list('helpers'))] : []),
            ...($input->has('adopt') ? ['adopt' => $this->known($input->list('adopt'))] : []),
            'sitewide' => $this->sitewide($input),
            'prefix' => $this->prefix($input, $set),
            'namespace' => $this->validOrCurrent(
                Settings::readNamespace($input->text('namespace', 100)),
                $this->settings->restNamespace(),
                $input->has('namespace') ? __('The REST namespace was not changed. Enter a namespace like “gazetteer/v1”.', 'gazetteer') : '',
            ),
            'data' => $set,
            'names' => $this->names($input, $set),
            'proxies' => $this->proxies($input),
        ];

        // Other screens store their own keys in the same option. The code that reads these keys validates them.
        return $clean + (array) $posted + (array) get_option(Settings::OPTION, []);
    }

    /** @return array<string, bool> The posted checkboxes. */
    private static function flags(Input $input, string ...$keys): array
    {
        $posted = array_filter($keys, $input->has(...));

        return array_combine($posted, array_map($input->flag(...), $posted));
    }

    /**
     * Earlier versions stored these settings under `submission`. Move them before that key is overwritten.
     *
     * @return array<string, array<string, mixed>>
     */
    private function botCheck(Input $input): array
    {
        $isPosted = $input->has(BotCheckSettings::OPTION);
        $check = $isPosted ? new BotCheckSettings($input->inner(BotCheckSettings::OPTION)) : BotCheckSettings::fromSettings($this->settings);
        $isMoved = $input->has('submission') && $check->chosen() !== null;

        return $isPosted || $isMoved ? [BotCheckSettings::OPTION => $check->all()] : [];
    }

    /** @return array<array-key, mixed> */
    private function sitewide(Input $input): array
    {
        if (!$input->has('sitewide')) {
            return (array) (get_option(Settings::OPTION, [])['sitewide'] ?? []);
        }
        // Register the blocks first, because their attributes are needed to validate the settings.
        WidgetsModule::registerBlocks();

        return HelperOptions::clean($input->inner('sitewide'), $this->widgets->all());
    }

    /** If the site switches to the data of the legacy theme, also use the theme's AJAX prefix, because its pages do. */
    private function prefix(Input $input, string $set): string
    {
        $prefix = $this->validOrCurrent(
            Settings::readPrefix($input->text('prefix', 40)),
            $this->settings->prefix(),
            $input->has('prefix') ? __('The action prefix was not changed. It can contain lowercase letters, digits and underscores, and must begin with a letter.', 'gazetteer') : '',
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
            $this->addError(__('The database names were not changed. Each name must be unique and can contain lowercase letters, digits, hyphens and underscores. Names of post types can have at most 20 characters.', 'gazetteer'));
        }

        return $names ?? $this->settings->chosenNames();
    }

    /** @return list<string> The proxies. The input contains them as text, or as a list that is already sanitized. */
    private function proxies(Input $input): array
    {
        if (!$input->has('proxies')) {
            return $this->settings->proxies();
        }
        $proxies = Settings::readProxies($input->lines('proxies') ?: implode(' ', $input->list('proxies')));
        if ($proxies === null) {
            $this->addError(__('The proxy addresses were not changed. Each must be an IP address, or a range such as 10.0.0.0/24.', 'gazetteer'));
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

    private function validOrCurrent(?string $new, string $old, string $error): string
    {
        if ($new === null && $error !== '') {
            $this->addError($error);
        }

        return $new ?? $old;
    }

    private function addError(string $error): void
    {
        add_settings_error(Settings::OPTION, md5($error), $error);
    }
}
