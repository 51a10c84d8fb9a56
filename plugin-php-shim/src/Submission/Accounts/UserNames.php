<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Accounts;

use WP_User;

/** The names of new accounts. */
final class UserNames
{
    private const LONGEST = 50;
    /** They would let somebody pass for the site itself. */
    private const RESERVED = ['admin', 'administrator', 'root', 'webmaster', 'postmaster', 'hostmaster', 'support', 'info', 'staff', 'moderator', 'owner', 'system'];

    /** '' where the name that somebody chose cannot be one. */
    public static function chosen(string $name): string
    {
        $clean = sanitize_user($name, true);
        $isGood = $clean !== '' && $clean === trim($name) && mb_strlen($clean) <= self::LONGEST && validate_username($clean);

        return $isGood && !self::isReserved($clean) ? $clean : '';
    }

    /** Tells nothing of anybody, and so long that no two are the same. */
    public static function neutral(): string
    {
        return 'member-' . strtolower(wp_generate_password(10, false));
    }

    /** A name that somebody chose; '' for one that they were given. */
    public static function own(WP_User $user): string
    {
        return preg_match('/^member-[a-z0-9]{10}$/', $user->display_name) === 1 ? '' : $user->display_name;
    }

    /** Whether a name is one that earlier versions made from an email address; with a number where somebody had it already. */
    public static function isFrom(string $name, string $email): bool
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
