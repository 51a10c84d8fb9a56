<?php

declare(strict_types=1);

namespace Gazetteer\Widgets;

/** The content of an admin screen until its script shows the screen. */
final class ScriptNotice
{
    public static function print(BuiltScript $scripts, string $name): void
    {
        if (!$scripts->isBuilt($name)) {
            printf(
                '<div class="notice notice-error inline"><p>%s</p></div>',
                esc_html__('A file of this screen is missing. Install the plugin again.', 'gazetteer'),
            );

            return;
        }
        printf(
            '<p class="hide-if-no-js">%s</p><div class="notice notice-warning inline hide-if-js"><p>%s</p></div>',
            esc_html__('Loading…', 'gazetteer'),
            esc_html__('This screen needs JavaScript. Turn on JavaScript in your browser and reload the page.', 'gazetteer'),
        );
    }
}
