<?php

declare(strict_types=1);

namespace Gazetteer\BotCheck;

use Gazetteer\BotCheck\Domain\Verdict;

/** Stores that the provider rejected the keys, until a check succeeds or the site owner changes the keys. */
final class WrongKey
{
    public const OPTION = 'gazetteer_wrong_bot_key';

    public static function note(Verdict $verdict, BotCheckSettings $settings): void
    {
        if ($verdict === Verdict::WrongKey && !self::isKnown($settings)) {
            update_option(self::OPTION, self::hashOfKeys($settings), false);
        } elseif ($verdict === Verdict::Human && get_option(self::OPTION, '') !== '') {
            delete_option(self::OPTION);
        }
    }

    public static function isKnown(BotCheckSettings $settings): bool
    {
        return get_option(self::OPTION, '') === self::hashOfKeys($settings);
    }

    /** A hash of the keys, so that the keys are not stored a second time. */
    private static function hashOfKeys(BotCheckSettings $settings): string
    {
        return wp_hash(implode("\n", [$settings->chosen()->value ?? '', $settings->siteKey(), $settings->secret()]));
    }
}
