<?php

declare(strict_types=1);

namespace Gazetteer\Data;

/** A listing whose plan has run out: not in the directory, and not lost. */
final class ListingStatus
{
    public const EXPIRED = 'expired';

    public static function register(): void
    {
        if (get_post_status_object(self::EXPIRED) !== null) {
            return;
        }
        register_post_status(self::EXPIRED, [
            'label' => _x('Expired', 'listing', 'gazetteer'),
            'protected' => true,
            'show_in_admin_all_list' => true,
            'show_in_admin_status_list' => true,
            /* translators: %s: how many listings. */
            'label_count' => _n_noop('Expired <span class="count">(%s)</span>', 'Expired <span class="count">(%s)</span>', 'gazetteer'),
        ]);
    }
}
