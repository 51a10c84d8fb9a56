<?php

declare(strict_types=1);

namespace Gazetteer\Widgets\Sitewide;

use Gazetteer\Contract\Analytics;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Settings;
use Gazetteer\Widgets\Domain\TrackingLists;

/** The settings of link tracking. */
final class TrackingOptions
{
    public const WIDGET = 'link-tracking';
    public const ENDPOINT = 'link-events';
    public const AUTO = 'auto';
    public const OWN = 'beacon';
    public const DELAY = 1000;
    public const LONGEST_DELAY = 1100;
    private const FLAGS = ['crossHostname', 'search', 'personal'];
    private const LISTS = ['hosts', 'affiliates', 'downloads'];

    /** @return array<string, string|int|bool> The sanitized settings that differ from the defaults. */
    public static function clean(Input $posted): array
    {
        $delay = $posted->int('delay', self::DELAY, 0, self::LONGEST_DELAY);
        $lists = [];
        foreach (self::LISTS as $list) {
            $lists[$list] = sanitize_textarea_field($posted->lines($list));
        }
        if (TrackingLists::extensions($lists['downloads']) === Analytics::DOWNLOAD_EXTENSIONS) {
            $lists['downloads'] = '';
        }
        $flags = array_combine(self::FLAGS, array_map($posted->flag(...), self::FLAGS));
        $sender = $posted->choice('sender', Analytics::SENDERS, self::AUTO);

        return array_filter(['sender' => $sender === self::AUTO ? '' : $sender] + $lists + $flags)
            + ($delay === self::DELAY ? [] : ['delay' => $delay]);
    }

    /** Whether the script sends events to the site itself. */
    public static function isOwn(Input $chosen): bool
    {
        return in_array($chosen->choice('sender', Analytics::SENDERS, self::AUTO), [self::AUTO, self::OWN], true);
    }

    /**
     * @return array<string, mixed> The settings that differ from the script's defaults, in the format of the page
     *     config.
     */
    public static function pageConfig(Settings $settings): array
    {
        if (!$settings->tracksLinks()) {
            return [];
        }
        $chosen = $settings->tracking();
        $config = self::clean($chosen);
        foreach (['hosts' => TrackingLists::hosts(...), 'downloads' => TrackingLists::extensions(...)] as $list => $read) {
            if (isset($config[$list])) {
                $config[$list] = $read((string) $config[$list]);
            }
        }
        $paths = TrackingLists::affiliates($chosen->lines('affiliates')) ?: Analytics::AFFILIATE_PATHS;
        $affiliates = TrackingLists::onSite($paths, SiteAddress::home(), SiteAddress::file());
        $config['affiliates'] = $affiliates === Analytics::AFFILIATE_PATHS ? [] : $affiliates;

        return array_filter($config, static fn (mixed $value): bool => $value !== [])
            + (self::isOwn($chosen) ? ['endpoint' => rest_url($settings->restNamespace() . '/' . self::ENDPOINT)] : []);
    }
}
