<?php

declare(strict_types=1);

namespace Gazetteer\Listings;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Data\Types;
use WP_Post;

/**
 * Prevents users who may not manage listings from publishing an expired listing again, by editing it or by restoring
 * it from the trash. Listings of the legacy theme are not affected.
 */
final class ExpiryGuard
{
    private const TRASH = 'trash';

    /** @param Closure(): DataNames $names */
    public function __construct(private readonly Closure $names)
    {
    }

    /**
     * Keeps the expired status. Requests without a user, such as payments, WP-CLI commands and cron, may
     * change the status.
     *
     * @param array<string, mixed> $new
     * @param array<string, mixed> $sent
     * @return array<string, mixed>
     */
    public function keepExpired(array $new, array $sent): array
    {
        $before = empty($sent['ID']) ? null : get_post((int) $sent['ID']);
        $isKept = in_array($new['post_status'] ?? '', [Types::EXPIRED, self::TRASH], true);
        if (!$before instanceof WP_Post || $isKept || !is_user_logged_in() || SiteListingRights::mayDecide() || !$this->hasExpired($before)) {
            return $new;
        }

        return ['post_status' => Types::EXPIRED] + $new;
    }

    /**
     * Returns the status "expired" when an expired listing is restored from the trash. WordPress's default is
     * "draft".
     */
    public function restore(mixed $status, int $listing, mixed $before): mixed
    {
        return $before === Types::EXPIRED && get_post_type($listing) === ($this->names)()->listing && Types::isOwn(($this->names)()) ? $before : $status;
    }

    private function hasExpired(WP_Post $before): bool
    {
        $status = $before->post_status === self::TRASH ? get_post_meta($before->ID, '_wp_trash_meta_status', true) : $before->post_status;

        return $status === Types::EXPIRED && $before->post_type === ($this->names)()->listing && Types::isOwn(($this->names)());
    }
}
