<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Accounts;

use WP_User;

/** Creates and checks the user names of new accounts. */
final class UserNames
{
    private const LONGEST = 50;
    /** User names that visitors would take for the staff of the site. */
    private const RESERVED = ['admin', 'administrator', 'root', 'webmaster', 'postmaster', 'hostmaster', 'support', 'info', 'staff', 'moderator', 'owner', 'system'];

    /** Returns the chosen user name, or '' if it is not allowed. */
    public static function allowed(string $name): string
    {
        $clean = sanitize_user($name, true);
        $isGood = $clean !== '' && $clean === trim($name) && mb_strlen($clean) <= self::LONGEST && validate_username($clean);

        return $isGood && !self::isReserved($clean) ? $clean : '';
    }

    /** Random name that reveals no personal data and is long enough to be unique. */
    public static function neutral(): string
    {
        return 'member-' . strtolower(wp_generate_password(10, false));
    }

    /** Returns the display name that a user chose; '' for a generated one. */
    public static function chosenDisplayName(WP_User $user): string
    {
        return preg_match('/^member-[a-z0-9]{10}$/', $user->display_name) === 1 ? '' : $user->display_name;
    }

    /**
     * Whether an earlier version of the plugin generated this name from the email address, with a number if the name
     * was taken.
     */
    public static function isGeneratedFrom(string $name, string $email): bool
    {
        $made = substr(sanitize_user((string) strtok($email, '@'), true), 0, self::LONGEST);
        $made = $made === '' || self::isReserved($made) ? trim("user-{$made}", '-') : $made;

        return preg_match('/^' . preg_quote($made, '/') . '(-\d{4,6})?$/i', $name) === 1;
    }

    private static function isReserved(string $name): bool
    {
        $reserved = [...self::RESERVED, ...(array) apply_filters('illegal_user_logins', [])]; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.

        return in_array(strtolower($name), array_map(static fn (mixed $one): string => strtolower((string) $one), $reserved), true);
    }
}
