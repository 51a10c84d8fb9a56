<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Accounts;

use Closure;
use Gazetteer\Listings\ListingMeta;
use Gazetteer\Submission\Dashboard\OwnClaims;
use Gazetteer\Submission\Guard\RequestJournal;
use Gazetteer\Submission\Guard\RequestLock;
use WP_User;

/**
 * Finds accounts created by requests that stopped before they sent a response. The new users got no email and have
 * not logged in. Before a request creates an account, it stores the email address in its lock row. The account's meta
 * contains the name of that lock.
 */
final class UnfinishedAccounts
{
    /**
     * Whether an unanswered request created this account.
     *
     * @param array<array-key, mixed> $unfinished The stored progress of that request.
     */
    public static function isCreatedBy(WP_User $user, string $lock, array $unfinished): bool
    {
        $made = (string) get_user_meta($user->ID, ListingMeta::MADE_ACCOUNT, true);
        // If the process was killed before it wrote the user meta, the account has no role.
        $isBare = $made === '' && $user->roles === [] && self::age($user, $unfinished) >= 0 && self::age($user, $unfinished) < RequestLock::ABANDONED_SECONDS;

        return ($unfinished['email'] ?? '') !== '' && strcasecmp((string) $unfinished['email'], $user->user_email) === 0 && ($made === $lock || $isBare);
    }

    /**
     * Returns the stored progress of the unanswered request that created this account.
     *
     * @return array<array-key, mixed>|null
     */
    public static function find(WP_User $user): ?array
    {
        $lock = (string) get_user_meta($user->ID, ListingMeta::MADE_ACCOUNT, true);
        $isUnused = $user->user_activation_key === '' && (array) get_user_meta($user->ID, 'session_tokens', true) === [''];
        if (!$isUnused || array_diff($user->roles, [Accounts::ROLE]) !== []) {
            return null;
        }
        $all = match (true) {
            $lock !== '' => array_filter([$lock => RequestJournal::unfinished($lock)]),
            $user->roles === [] => RequestJournal::unfinishedWithEmail($user->user_email),
            default => [],
        };
        foreach ($all as $id => $unfinished) {
            if (self::isCreatedBy($user, (string) $id, $unfinished)) {
                return $unfinished;
            }
        }

        return null;
    }

    /** Assigns the account to the lock of the request that continues the sign-up. */
    public static function assign(WP_User $user, string $lock): void
    {
        if ($user->roles === []) {
            $user->set_role(Accounts::ROLE);
        }
        update_user_meta($user->ID, ListingMeta::MADE_ACCOUNT, $lock);
    }

    /** Whether the account is the author of a post. */
    public static function ownsContent(WP_User $user): bool
    {
        global $wpdb;

        // phpcs:ignore WordPress.DB.DirectDatabaseQuery
        return (bool) $wpdb->get_var($wpdb->prepare("SELECT ID FROM {$wpdb->posts} WHERE post_author = %d AND post_status <> 'auto-draft' LIMIT 1", $user->ID));
    }

    /** @param Closure(): OwnClaims $claims */
    public static function sweep(Closure $claims): void
    {
        foreach (RequestJournal::abandoned() as $lock => $unfinished) {
            $user = get_user_by('email', (string) $unfinished['email']);
            if ($user instanceof WP_User && self::isCreatedBy($user, (string) $lock, $unfinished) && self::find($user) !== null && !self::ownsContent($user) && !$claims()->has($user->ID)) {
                Accounts::remove($user->ID);
            }
        }
    }

    /** @param array<array-key, mixed> $unfinished */
    private static function age(WP_User $user, array $unfinished): int
    {
        return (int) strtotime("{$user->user_registered} +0000") - (int) ($unfinished['first'] ?? $unfinished['at'] ?? PHP_INT_MAX);
    }
}
