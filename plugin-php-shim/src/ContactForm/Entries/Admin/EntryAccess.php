<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries\Admin;

use Gazetteer\Kernel\Extensions;

/** Who may read what visitors wrote, send it again and delete it. */
final class EntryAccess
{
    public static function capability(): string
    {
        $capability = Extensions::filter('gazetteer_entries_capability', 'edit_others_pages');

        // A filter that gives nonsense must not open the door.
        return is_string($capability) && $capability !== '' ? $capability : 'manage_options';
    }

    public static function isGranted(): bool
    {
        return current_user_can(self::capability());
    }

    /** Ends the request of whoever may not. */
    public static function demand(): void
    {
        if (!self::isGranted()) {
            wp_die(esc_html__('You are not allowed to see these messages.', 'gazetteer'), '', ['response' => 403]);
        }
    }
}
