<?php

declare(strict_types=1);

namespace Gazetteer\Data;

/**
 * Stores the account that submitted or paid for a listing. If that account is also the post's author, the author owns
 * the listing. The account is stored in the details meta, so that reading it needs no extra query.
 */
final class ListingOwner
{
    private const KEY = 'gazetteer_owner';

    /**
     * Returns the detail to store. Users who can edit the listings of others do not become owners, because
     * they submit listings for other people.
     *
     * @return array<string, string>
     */
    public static function detail(int $account): array
    {
        return $account > 0 && !user_can($account, 'edit_others_posts') ? [self::KEY => (string) $account] : [];
    }

    public static function save(DataNames $names, int $listing, int $account): void
    {
        $details = get_post_meta($listing, $names->details, true);
        $noted = self::detail($account) + (is_array($details) ? $details : []);
        if ($noted !== $details) {
            update_post_meta($listing, $names->details, wp_slash($noted));
        }
    }

    /** @param array<array-key, mixed> $details The details meta of the listing. */
    public static function isAuthor(array $details, int $author): bool
    {
        return $author > 0 && (int) ($details[self::KEY] ?? 0) === $author;
    }
}
