<?php

declare(strict_types=1);

namespace Gazetteer\Reviews;

use Gazetteer\Kernel\Settings;

/** The settings of reviews. Reviews are off until the site owner switches them on. */
final class ReviewSettings
{
    public const ON = 'reviews';
    public const HOLD = 'holdReviews';
    /** The email addresses that cannot write reviews. */
    public const BANNED = 'bannedReviewers';

    public function __construct(private readonly Settings $settings)
    {
    }

    public function areOn(): bool
    {
        return (bool) ($this->settings->given(self::ON) ?? false);
    }

    /** Whether a new review is published only after a moderator approved it. */
    public function areHeld(): bool
    {
        return (bool) ($this->settings->given(self::HOLD) ?? true);
    }

    /** @return list<string> Email addresses in lower case. */
    public static function banned(): array
    {
        $banned = ((array) get_option(Settings::OPTION, []))[self::BANNED] ?? [];

        return is_array($banned) ? array_values(array_filter($banned, is_string(...))) : [];
    }
}
