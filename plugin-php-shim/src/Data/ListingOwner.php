<?php

declare(strict_types=1);

namespace Gazetteer\Data;

/**
 * Stores the account that submitted or paid for a listing. If that account is the listing's author, the listing has its
 * owner. The account is part of the details meta, so it needs no query of its own.
 */
final class ListingOwner
{
    private const KEY = 'gazetteer_owner';

    /**
     * Users who can edit other users' listings also submit listings for others, so they do not become owners.
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
