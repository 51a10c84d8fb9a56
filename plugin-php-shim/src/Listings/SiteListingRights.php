<?php

declare(strict_types=1);

namespace Gazetteer\Listings;

use Gazetteer\Data\DataNames;
use Gazetteer\Listings\Domain\ListingRights;

if (!defined('ABSPATH')) {
    exit;
}

/** Decides who may edit a listing: its author, with any role, and users with the edit capability. */
final class SiteListingRights implements ListingRights
{
    private const GONE = ['trash', 'auto-draft', 'inherit'];

    public function __construct(private readonly DataNames $names)
    {
    }

    public function mayEdit(int $listing): bool
    {
        $user = get_current_user_id();
        $post = $user > 0 && $listing > 0 ? get_post($listing) : null;
        if ($post === null || $post->post_type !== $this->names->listing || in_array($post->post_status, self::GONE, true)) {
            return false;
        }

        return (int) $post->post_author === $user || current_user_can('edit_post', $listing);
    }

    /** Whether the user may change a listing's plan and claim status. Being the listing's author is not enough. */
    public static function mayDecide(): bool
    {
        return current_user_can('edit_others_posts');
    }
}
