<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Accounts;

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

    /** Made from an email address; with a number where somebody has it already. */
    public static function from(string $email): string
    {
        $name = substr(sanitize_user((string) strtok($email, '@'), true), 0, self::LONGEST);
        $name = $name === '' || self::isReserved($name) ? trim("user-{$name}", '-') : $name;
        $free = $name;
        while (username_exists($free)) {
            $free = "{$name}-" . wp_rand(1000, 999_999);
        }

        return $free;
    }

    private static function isReserved(string $name): bool
    {
        $reserved = [...self::RESERVED, ...(array) apply_filters('illegal_user_logins', [])]; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.

        return in_array(strtolower($name), array_map(static fn (mixed $one): string => strtolower((string) $one), $reserved), true);
    }
}
