<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Review\Admin;

use Closure;
use Gazetteer\Listings\Domain\FieldRepository;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Listings\ListingMeta;
use Gazetteer\Listings\SiteListingRights;
use Gazetteer\Submission\Review\EditDecision;
use Gazetteer\Submission\Review\PendingEdits;
use WP_Post;

/** Listings → Changes: shows owners' edits of public listings, with old and new values, to approve or decline them. */
final class ReviewScreen
{
    public const PAGE = 'gazetteer-changes';
    public const ACTION = 'gazetteer_review_edit';
    public const VERSION = 'version';
    public const TAKEN = 'taken';
    public const WHY = 'why';
    private const DONE = 'gazetteer_done';
    private const RIGHT = 'edit_others_posts';

    /** @param Closure(): FieldRepository $fields */
    public function __construct(
        private readonly PendingEdits $edits,
        private readonly ListingRepository $listings,
        private readonly Closure $fields,
        private readonly EditDecision $decision,
        private readonly string $listingType,
    ) {
    }

    public static function url(string $listingType, int $listing = 0): string
    {
        return admin_url("edit.php?post_type={$listingType}&page=" . self::PAGE . ($listing > 0 ? "&listing={$listing}" : ''));
    }

    public static function nonce(int $listing): string
    {
        return self::ACTION . $listing;
    }

    public function addPage(): void
    {
        $count = current_user_can(self::RIGHT) ? $this->edits->count() : 0;
        // Hide the menu item if no edit is pending. Keep it while this screen is open, so that the notice of the last
        // decision can be shown.
        if ($count === 0 && !self::isAsked()) {
            return;
        }
        $bubble = $count > 0 ? sprintf(' <span class="awaiting-mod"><span class="pending-count">%s</span></span>', esc_html(number_format_i18n($count))) : '';
        $hook = add_submenu_page(
            "edit.php?post_type={$this->listingType}",
            __('Changes to listings', 'gazetteer'),
            __('Changes', 'gazetteer') . $bubble,
            self::RIGHT,
            self::PAGE,
            $this->draw(...),
        );
        if ($hook !== false) {
            add_action("load-{$hook}", static function (): void {
                $file = 'templates/review/review.css';
                wp_enqueue_style('gazetteer-review', plugins_url($file, GAZETTEER_FILE), [], (string) filemtime(dirname(GAZETTEER_FILE) . "/{$file}"));
            });
        }
    }

    /**
     * @param array<string, string> $states
     * @return array<string, string>
     */
    public function addState(array $states, WP_Post $post): array
    {
        return $this->waits($post) ? [...$states, 'gazetteer_waiting_edit' => __('Changes are pending review', 'gazetteer')] : $states;
    }

    /**
     * @param array<string, string> $actions
     * @return array<string, string>
     */
    public function addRowAction(array $actions, WP_Post $post): array
    {
        return !$this->waits($post) || !current_user_can(self::RIGHT) ? $actions : $actions + [
            self::ACTION => sprintf('<a href="%s">%s</a>', esc_url(self::url($post->post_type, $post->ID)), esc_html__('Review changes', 'gazetteer')),
        ];
    }

    public function decide(): never
    {
        $id = absint($_POST['listing'] ?? 0);
        check_admin_referer(self::nonce($id));
        if (!self::mayDecide($id) || get_post_type($id) !== $this->listingType) {
            wp_die(esc_html__('You are not allowed to review changes to this listing.', 'gazetteer'), 403);
        }
        $version = sanitize_text_field(wp_unslash($_POST[self::VERSION] ?? ''));
        $taken = array_keys(array_filter(is_array($_POST[self::TAKEN] ?? null) ? $_POST[self::TAKEN] : [], static fn (mixed $choice): bool => $choice === 'wanted'));
        $why = sanitize_textarea_field(wp_unslash($_POST[self::WHY] ?? ''));
        $done = match (true) {
            isset($_POST['approve']) => $this->decision->approve($id, $version, array_map(strval(...), $taken)),
            $why === '' => 'unsaid',
            default => $this->decision->decline($id, $version, mb_substr($why, 0, 1000)),
        };
        $isOver = in_array($done, [EditDecision::APPROVED, EditDecision::DECLINED, EditDecision::OTHER_OWNER], true);
        wp_safe_redirect(add_query_arg(self::DONE, $done, self::url($this->listingType, $isOver ? 0 : $id)));
        exit;
    }

    private function draw(): void
    {
        if (!current_user_can(self::RIGHT)) {
            return;
        }
        // phpcs:disable WordPress.Security.NonceVerification.Recommended -- only says what to show.
        $notice = self::notice(sanitize_key($_GET[self::DONE] ?? ''));
        $id = absint($_GET['listing'] ?? 0);
        // phpcs:enable
        $listing = $id > 0 && self::mayDecide($id) ? $this->listings->find($id) : null;
        $edit = $listing === null ? null : $this->edits->find($id);
        if ($listing !== null && $edit !== null) {
            $rows = (new ChangeRows(($this->fields)(), $listing))->fromEdit($edit);
            $version = EditDecision::version($listing, $edit);
            require dirname(GAZETTEER_FILE) . '/templates/review/change.php';

            return;
        }
        $waiting = array_values(array_filter(array_map(get_post(...), $this->edits->listings())));
        $edits = array_map(fn (WP_Post $post) => $this->edits->find($post->ID), $waiting);
        require dirname(GAZETTEER_FILE) . '/templates/review/list.php';
    }

    /** @return array{string, string} The message, and the WordPress notice type. */
    private static function notice(string $done): array
    {
        return match ($done) {
            EditDecision::APPROVED => [__('The changes are public. The listing’s owner gets an email.', 'gazetteer'), 'success'],
            EditDecision::DECLINED => [__('The changes were declined. The listing’s owner gets an email.', 'gazetteer'), 'success'],
            EditDecision::CHANGED => [__('The listing or the owner’s changes were edited in the meantime. No changes were made. Please review them again.', 'gazetteer'), 'warning'],
            EditDecision::OTHER_OWNER => [__('The listing has a new owner. The changes of its former owner were discarded.', 'gazetteer'), 'warning'],
            EditDecision::FAILED => [__('The changes could not be saved. No changes were made. Please try again.', 'gazetteer'), 'error'],
            'unsaid' => [__('Please enter the reason why you decline the changes. The owner gets it by email.', 'gazetteer'), 'error'],
            default => ['', ''],
        };
    }

    private function waits(WP_Post $post): bool
    {
        return $post->post_type === $this->listingType && get_post_meta($post->ID, ListingMeta::WAITING_EDIT, true) !== '';
    }

    private static function mayDecide(int $listing): bool
    {
        return SiteListingRights::mayDecide() && current_user_can('edit_post', $listing);
    }

    private static function isAsked(): bool
    {
        // This only checks which screen is requested, so no nonce is needed.
        return sanitize_key($_GET['page'] ?? '') === self::PAGE; // phpcs:ignore WordPress.Security.NonceVerification.Recommended
    }
}
