<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries\Admin;

use Gazetteer\Kernel\Extensions;

/** Checks whether a user may read, resend and delete entries. */
final class EntryAccess
{
    public static function capability(): string
    {
        $capability = Extensions::filter('gazetteer_entries_capability', 'edit_others_pages');

        // If a filter returns an invalid value, fall back to administrators.
        return is_string($capability) && $capability !== '' ? $capability : 'manage_options';
    }

    public static function isGranted(): bool
    {
        return current_user_can(self::capability());
    }

    /** Ends the request if the user lacks the capability. */
    public static function demand(): void
    {
        if (!self::isGranted()) {
            wp_die(esc_html__('You are not allowed to see these messages.', 'gazetteer'), '', ['response' => 403]);
        }
    }
}
