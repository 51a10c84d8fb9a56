<?php

declare(strict_types=1);

namespace Gazetteer\Setup\Install;

use Gazetteer\Claims\Storage\ClaimSchema;
use Gazetteer\Plugin;
use Gazetteer\Submission\Accounts\UserNames;
use WP_User;

/**
 * Replaces public display names that earlier versions created from email addresses. Usernames stay unchanged, because
 * WordPress cannot change them.
 */
final class NeutralNames
{
    public const HOOK = 'gazetteer_neutral_names';
    /** The option that stores the ID of the last processed account. */
    public const OPTION = 'gazetteer_neutral_names';
    private const DONE = 'done';
    private const AT_ONCE = 200;

    public static function plan(): void
    {
        if (get_option(self::OPTION) !== self::DONE && !wp_next_scheduled(self::HOOK)) {
            wp_schedule_single_event(time(), self::HOOK);
        }
    }

    public static function run(): void
    {
        $last = get_option(self::OPTION, '0');
        $owners = $last === self::DONE ? [] : self::owners((int) $last);
        foreach ($owners as $id) {
            $user = get_userdata($id);
            if ($user instanceof WP_User) {
                self::correct($user);
            }
        }
        update_option(self::OPTION, count($owners) < self::AT_ONCE ? self::DONE : (string) end($owners), false);
        self::plan();
    }

    /**
     * Replaces the names of an account if it is a subscriber and if earlier versions created its username from the
     * email address. Names that the user has changed stay unchanged.
     */
    private static function correct(WP_User $user): void
    {
        if (array_values($user->roles) !== ['subscriber'] || !UserNames::isGeneratedFrom($user->user_login, $user->user_email)) {
            return;
        }
        $given = [$user->user_login, $user->user_email, strtok($user->user_email, '@')];
        $slug = sanitize_title(mb_substr($user->user_login, 0, 50));
        $isOfLogin = preg_match('/^' . preg_quote($slug, '/') . '(-\d+)?$/', $user->user_nicename) === 1;
        $name = UserNames::neutral();
        $changes = array_filter([
            'user_nicename' => $isOfLogin ? $name : '',
            'display_name' => in_array($user->display_name, $given, true) ? $name : '',
            'nickname' => in_array($user->nickname, $given, true) ? $name : '',
        ]);
        if ($changes !== []) {
            wp_update_user(['ID' => $user->ID] + $changes);
        }
    }

    /** @return list<int> */
    private static function owners(int $last): array
    {
        global $wpdb;
        $claims = ClaimSchema::table()->name();

        // phpcs:disable WordPress.DB -- the table is our own.
        return array_map(intval(...), $wpdb->get_col($wpdb->prepare(
            "SELECT u.ID FROM {$wpdb->users} u WHERE u.ID > %d AND (
                EXISTS (SELECT 1 FROM {$wpdb->posts} p WHERE p.post_author = u.ID AND p.post_type = %s)
                OR EXISTS (SELECT 1 FROM {$claims} c WHERE c.claimant = u.ID)
            ) ORDER BY u.ID LIMIT %d",
            $last,
            Plugin::settings()->names()->listing,
            self::AT_ONCE,
        )));
        // phpcs:enable
    }
}
