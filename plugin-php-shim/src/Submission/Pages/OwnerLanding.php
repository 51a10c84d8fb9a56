<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Pages;

use Closure;
use Gazetteer\Submission\Dashboard\OwnClaims;
use WP_User;

/**
 * Redirects listing owners to their dashboard after login. WordPress would redirect them to their profile in the admin.
 */
final class OwnerLanding
{
    /** @param Closure(): OwnClaims $claims */
    public function __construct(private readonly OwnerPages $pages, private readonly string $listingType, private readonly Closure $claims)
    {
    }

    /** Callback of the filter `login_redirect`. */
    public function address(mixed $address, mixed $requested = '', mixed $user = null): mixed
    {
        // If the user requested no particular page, WordPress's login form sends the admin URL.
        $usual = ['', 'wp-admin/', admin_url()];
        if (!$user instanceof WP_User || !in_array($address, $usual, true) || !in_array($requested, $usual, true) || $user->has_cap('edit_posts')) {
            return $address;
        }
        $own = $this->pages->address(OwnerPages::MY_LISTINGS);

        return $own !== '' && $this->isOwner($user->ID) ? $own : $address;
    }

    private function isOwner(int $user): bool
    {
        $listings = get_posts([
            'post_type' => $this->listingType,
            'post_status' => array_values(get_post_stati(['internal' => false])),
            'author' => $user,
            'numberposts' => 1,
            'fields' => 'ids',
            'orderby' => 'none',
            'update_post_meta_cache' => false,
            'update_post_term_cache' => false,
        ]);

        return $listings !== [] || ($this->claims)()->draw($user) !== '';
    }
}
