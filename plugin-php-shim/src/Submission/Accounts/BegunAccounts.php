<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Accounts;

use Closure;
use Gazetteer\Listings\OwnerPrivacy;
use Gazetteer\Submission\Dashboard\OwnClaims;
use Gazetteer\Submission\Guard\RequestJournal;
use Gazetteer\Submission\Guard\RequestLock;
use WP_User;

/**
 * Accounts of requests that were killed before they answered. Their owners got no email and cannot have logged in.
 * Before a request creates an account, it stores the email address in its lock; the account's meta names that lock.
 */
final class BegunAccounts
{
    /**
     * Whether an unanswered request created this account.
     *
     * @param array<array-key, mixed> $begun The stored progress of that request.
     */
    public static function isOf(WP_User $user, string $lock, array $begun): bool
    {
        $made = (string) get_user_meta($user->ID, OwnerPrivacy::MADE, true);
        // The process was killed before it wrote the metas: the account does not even have a role.
        $isBare = $made === '' && $user->roles === [] && self::age($user, $begun) >= 0 && self::age($user, $begun) < RequestLock::CUT_OFF;

        return ($begun['email'] ?? '') !== '' && strcasecmp((string) $begun['email'], $user->user_email) === 0 && ($made === $lock || $isBare);
    }

    /**
     * Returns the stored progress of the unanswered request that created this account.
     *
     * @return array<array-key, mixed>|null
     */
    public static function find(WP_User $user): ?array
    {
        $lock = (string) get_user_meta($user->ID, OwnerPrivacy::MADE, true);
        $isUnused = $user->user_activation_key === '' && (array) get_user_meta($user->ID, 'session_tokens', true) === [''];
        if (!$isUnused || array_diff($user->roles, [Accounts::ROLE]) !== []) {
            return null;
        }
        $all = match (true) {
            $lock !== '' => array_filter([$lock => RequestJournal::unfinished($lock)]),
            $user->roles === [] => RequestJournal::of($user->user_email),
            default => [],
        };
        foreach ($all as $id => $begun) {
            if (self::isOf($user, (string) $id, $begun)) {
                return $begun;
            }
        }

        return null;
    }

    /** Assigns the account to another lock. */
    public static function adopt(WP_User $user, string $lock): void
    {
        if ($user->roles === []) {
            $user->set_role(Accounts::ROLE);
        }
        update_user_meta($user->ID, OwnerPrivacy::MADE, $lock);
    }

    public static function owns(WP_User $user): bool
    {
        global $wpdb;

        // phpcs:ignore WordPress.DB.DirectDatabaseQuery
        return (bool) $wpdb->get_var($wpdb->prepare("SELECT ID FROM {$wpdb->posts} WHERE post_author = %d AND post_status <> 'auto-draft' LIMIT 1", $user->ID));
    }

    /** @param Closure(): OwnClaims $claims */
    public static function sweep(Closure $claims): void
    {
        foreach (RequestJournal::givenUp() as $lock => $begun) {
            $user = get_user_by('email', (string) $begun['email']);
            if ($user instanceof WP_User && self::isOf($user, (string) $lock, $begun) && self::find($user) !== null && !self::owns($user) && !$claims()->has($user->ID)) {
                Accounts::remove($user->ID);
            }
        }
    }

    /** @param array<array-key, mixed> $begun */
    private static function age(WP_User $user, array $begun): int
    {
        return (int) strtotime("{$user->user_registered} +0000") - (int) ($begun['first'] ?? $begun['at'] ?? PHP_INT_MAX);
    }
}
