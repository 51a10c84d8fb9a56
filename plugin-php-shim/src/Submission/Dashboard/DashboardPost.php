<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Dashboard;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Data\StoredPost;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Request;
use Gazetteer\Listings\Domain\ListingRights;
use Gazetteer\Plans\Domain\NextStep;
use Gazetteer\Plans\Orders\Orders;
use Gazetteer\Submission\Mail\SubmissionMail;
use Gazetteer\Submission\Mail\SubmissionMails;
use Gazetteer\Submission\Pages\OwnerPages;
use WP_Post;

/** Handles the actions of the owner's dashboard: move a listing to the trash, or order a renewal. */
final class DashboardPost
{
    public const ACTION = 'gazetteer_own';
    public const LISTING = 'gazetteer_own_listing';
    public const DELETE = 'delete';
    public const RENEW = 'renew';
    /** Query parameter of the redirect URL. Its value is the completed action. */
    public const DONE = 'gazetteer_done';

    /**
     * @param Closure(): Orders $orders
     * @param Closure(): SubmissionMails $mails
     */
    public function __construct(
        private readonly ListingRights $rights,
        private readonly Closure $orders,
        private readonly OwnListings $listings,
        private readonly DataNames $names,
        private readonly Closure $mails,
    ) {
    }

    public function answer(): void
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Missing -- checked below, before any action.
        if (Request::method() !== 'POST' || !isset($_POST[self::ACTION])) {
            return;
        }
        nocache_headers();
        $sent = new Input(wp_unslash($_POST));
        $action = $sent->choice(self::ACTION, [self::DELETE, self::RENEW]);
        $listing = $this->requestedListing($sent, $action);
        $address = OwnerPages::current();
        if ($listing === null) {
            wp_safe_redirect(add_query_arg(self::DONE, 'refused', $address), 303);
            exit;
        }
        $next = $action === self::DELETE ? self::delete($listing->post->ID, $address) : $this->renew($listing, $address);
        // The payment page may be on another host; its URL comes from the site's own configuration.
        wp_redirect($next, 303); // phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect
        exit;
    }

    public static function nonce(string $action, int $listing): string
    {
        return wp_create_nonce("gazetteer_{$action}_{$listing}");
    }

    /** Returns the stored listing if the nonce is valid and the user may edit it. */
    private function requestedListing(Input $sent, string $action): ?StoredPost
    {
        $id = $sent->id(self::LISTING);
        $isMeant = $action !== '' && wp_verify_nonce($sent->text('_wpnonce', 40), "gazetteer_{$action}_{$id}") !== false;
        // Read the listing before the permission check, because reading updates a stale cache with the current
        // author.
        $listing = $isMeant ? StoredPost::read($id) : null;

        return $listing?->post->post_type === $this->names->listing && $this->rights->mayEdit($id) ? $listing : null;
    }

    private static function delete(int $listing, string $address): string
    {
        $isGone = wp_trash_post($listing) instanceof WP_Post;

        return add_query_arg(self::DONE, $isGone ? 'deleted' : 'refused', $address);
    }

    private function renew(StoredPost $listing, string $address): string
    {
        $plan = $this->listings->renewal($listing, time());
        if ($plan === null) {
            return add_query_arg(self::DONE, 'refused', $address);
        }
        // The author of the listing is the buyer, even if another user sends the request.
        $step = ($this->orders)()->purchase()->begin($plan, $listing->post->ID, (int) $listing->post->post_author, time());

        if ($step instanceof NextStep && $step->payingPage !== '') {
            return $step->payingPage;
        }
        ($this->mails)()->sendLater($listing->post->ID, SubmissionMail::Ordered, SubmissionMail::Renews);

        return add_query_arg(self::DONE, 'renewed', $address);
    }
}
