<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Editing;

use Gazetteer\Data\DataNames;

/** Shows the number of pending listings in the admin menu, like the count for comments. */
final class PendingBubble
{
    /** Maximum number to count, because the query runs on every admin screen. */
    private const MOST = 999;

    public function __construct(private readonly DataNames $names)
    {
    }

    public function add(): void
    {
        global $menu;
        $right = get_post_type_object($this->names->listing)->cap->edit_others_posts ?? 'do_not_allow';
        $count = current_user_can($right) ? $this->count() : 0;
        if ($count === 0) {
            return;
        }
        foreach ($menu as $at => $row) {
            // Skip the menu item if it already has a count, because another plugin may have registered the post type.
            if (($row[2] ?? '') === "edit.php?post_type={$this->names->listing}" && !str_contains((string) $row[0], 'awaiting-mod')) {
                $menu[$at][0] .= self::bubble($count); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- a text of the menu, as WordPress's own screens change it.
            }
        }
    }

    private function count(): int
    {
        global $wpdb;
        $sql = "SELECT COUNT(*) FROM (SELECT 1 FROM {$wpdb->posts} WHERE post_type = %s AND post_status = 'pending' LIMIT %d) AS pending";

        // phpcs:ignore WordPress.DB -- the names of tables alone are put in; a cached number would be wrong after each decision.
        return (int) $wpdb->get_var($wpdb->prepare($sql, $this->names->listing, self::MOST + 1));
    }

    private static function bubble(int $count): string
    {
        $number = number_format_i18n(min($count, self::MOST)) . ($count > self::MOST ? '+' : '');
        /* translators: %s: a number. */
        $words = sprintf(_n('%s listing pending review', '%s listings pending review', $count, 'gazetteer'), $number);

        return sprintf(
            ' <span class="awaiting-mod count-%1$d"><span class="pending-count" aria-hidden="true">%2$s</span><span class="screen-reader-text">%3$s</span></span>',
            $count,
            esc_html($number),
            esc_html($words),
        );
    }
}
