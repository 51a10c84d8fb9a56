<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Accounts;

use Closure;
use Gazetteer\Listings\OwnerPrivacy;
use WP_User;

/** Writes all metas of a new account in one query. WordPress would reload the account after each of a dozen writes. */
final class NewUserMetas
{
    private readonly Closure $all;
    private readonly Closure $one;

    /** @param string $lock Name of the lock of the request that creates the account. */
    public function __construct(private readonly string $lock)
    {
        $this->all = $this->writeAll(...);
        $this->one = static fn (mixed $done, int $user, string $key, mixed $value): mixed => $done ?? (add_user_meta($user, wp_slash($key), wp_slash($value)) === false ? null : true);
    }

    public function listen(): void
    {
        add_filter('insert_user_meta', $this->all, PHP_INT_MAX, 3);
        add_filter('update_user_metadata', $this->one, 10, 4);
    }

    public function leave(): void
    {
        remove_filter('insert_user_meta', $this->all, PHP_INT_MAX);
        remove_filter('update_user_metadata', $this->one);
    }

    /** @return array<array-key, mixed> The metas that WordPress still has to write. */
    private function writeAll(mixed $metas, WP_User $user, bool $isUpdate): array
    {
        global $wpdb;
        $metas = is_array($metas) ? $metas : [];
        if ($isUpdate || $metas === []) {
            return $metas;
        }
        $metas[OwnerPrivacy::MADE] = $this->lock;
        $values = [];
        foreach ($metas as $key => $value) {
            array_push($values, $user->ID, (string) $key, (string) maybe_serialize($value));
        }
        $rows = implode(', ', array_fill(0, count($metas), '(%d, %s, %s)'));
        // phpcs:ignore WordPress.DB -- nothing but places for values was put in.
        $written = $wpdb->query($wpdb->prepare("INSERT INTO {$wpdb->usermeta} (user_id, meta_key, meta_value) VALUES {$rows}", ...$values));
        wp_cache_delete($user->ID, 'user_meta');

        return $written === count($metas) ? [] : $metas;
    }
}
