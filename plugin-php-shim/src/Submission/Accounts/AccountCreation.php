<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Accounts;

use Gazetteer\Listings\ListingMeta;
use WP_Error;
use WP_User;

/**
 * Creates the account of a guest. Writes all user metas with one query, because WordPress would reload the account
 * after each meta.
 */
final class AccountCreation
{
    /** @param string $lock Name of the lock of the request that creates the account. */
    private function __construct(private readonly string $lock)
    {
    }

    /** @return int|WP_Error The ID of the new account. */
    public static function run(SentAccount $account, string $lock): int|WP_Error
    {
        $creation = new self($lock);
        $all = $creation->writeAll(...);
        $one = static fn (mixed $done, int $user, string $key, mixed $value): mixed => $done ?? (add_user_meta($user, wp_slash($key), wp_slash($value)) === false ? null : true);
        add_filter('insert_user_meta', $all, PHP_INT_MAX, 3);
        add_filter('update_user_metadata', $one, 10, 4);
        try {
            return wp_insert_user(self::names($account->customName) + [
                'user_email' => wp_slash($account->email),
                'user_pass' => wp_generate_password(24),
                'role' => Accounts::ROLE,
            ]);
        } finally {
            remove_filter('insert_user_meta', $all, PHP_INT_MAX);
            remove_filter('update_user_metadata', $one);
        }
    }

    /**
     * @return array<string, string> The login name and the public names. Uses a random name as public name if the guest did not choose one, or if the chosen one contains "@".
     */
    private static function names(string $custom): array
    {
        $chosen = UserNames::allowed($custom);
        $shown = UserNames::neutral();

        return ['user_login' => $chosen ?: UserNames::neutral()]
            + ($chosen !== '' && !str_contains($chosen, '@') ? [] : ['user_nicename' => $shown, 'display_name' => $shown, 'nickname' => $shown]);
    }

    /**
     * @return array<array-key, mixed> The metas that WordPress must still write; empty if this method has written them.
     */
    private function writeAll(mixed $metas, WP_User $user, bool $isUpdate): array
    {
        global $wpdb;
        $metas = is_array($metas) ? $metas : [];
        if ($isUpdate || $metas === []) {
            return $metas;
        }
        $metas[ListingMeta::MADE_ACCOUNT] = $this->lock;
        $values = [];
        foreach ($metas as $key => $value) {
            array_push($values, $user->ID, (string) $key, (string) maybe_serialize($value));
        }
        $rows = implode(', ', array_fill(0, count($metas), '(%d, %s, %s)'));
        // phpcs:ignore WordPress.DB -- the statement contains only placeholders for values.
        $written = $wpdb->query($wpdb->prepare("INSERT INTO {$wpdb->usermeta} (user_id, meta_key, meta_value) VALUES {$rows}", ...$values));
        wp_cache_delete($user->ID, 'user_meta');

        return $written === count($metas) ? [] : $metas;
    }
}
