<?php

declare(strict_types=1);

namespace Gazetteer\BotCheck;

use Gazetteer\BotCheck\Domain\Verdict;

/** Remembers that the provider does not know the owner's keys, until it does or the owner enters others. */
final class WrongKey
{
    public const OPTION = 'gazetteer_wrong_bot_key';

    public static function note(Verdict $verdict, BotCheckSettings $settings): void
    {
        if ($verdict === Verdict::WrongKey && !self::isKnown($settings)) {
            update_option(self::OPTION, self::mark($settings), false);
        } elseif ($verdict === Verdict::Human && get_option(self::OPTION, '') !== '') {
            delete_option(self::OPTION);
        }
    }

    public static function isKnown(BotCheckSettings $settings): bool
    {
        return get_option(self::OPTION, '') === self::mark($settings);
    }

    /** Which keys it was, without keeping them a second time. */
    private static function mark(BotCheckSettings $settings): string
    {
        return wp_hash(implode("\n", [$settings->chosen()->value ?? '', $settings->typedSiteKey(), $settings->secret()]));
    }
}
