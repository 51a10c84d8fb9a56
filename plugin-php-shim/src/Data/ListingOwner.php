<?php

declare(strict_types=1);

namespace Gazetteer\Data;

/**
 * Remembers the account that submitted a listing, or paid for it: a listing whose author that is has its owner. It is kept
 * among the listing's details, so that it costs no statement of its own.
 */
final class ListingOwner
{
    private const KEY = 'gazetteer_owner';

    /**
     * People who edit the listings of others submit them for others, too.
     *
     * @return array<string, string>
     */
    public static function detail(int $account): array
    {
        return $account > 0 && !user_can($account, 'edit_others_posts') ? [self::KEY => (string) $account] : [];
    }

    public static function note(DataNames $names, int $listing, int $account): void
    {
        $details = get_post_meta($listing, $names->details, true);
        $noted = self::detail($account) + (is_array($details) ? $details : []);
        if ($noted !== $details) {
            update_post_meta($listing, $names->details, wp_slash($noted));
        }
    }

    /** @param array<array-key, mixed> $details Of the listing. */
    public static function isAuthor(array $details, int $author): bool
    {
        return $author > 0 && (int) ($details[self::KEY] ?? 0) === $author;
    }
}
