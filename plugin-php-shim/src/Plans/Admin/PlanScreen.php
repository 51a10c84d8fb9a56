<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Admin;

use Gazetteer\Widgets\BuiltScript;

/** The page that the screen's script draws itself into. */
final class PlanScreen
{
    public function __construct(private readonly PlanScreenData $facts, private readonly string $file)
    {
    }

    public function enqueue(): void
    {
        // The library from which a plan takes its picture.
        wp_enqueue_media();
        (new BuiltScript($this->file))->enqueue('plans', 'gazetteerPlans', $this->facts->all());
    }

    public static function draw(): void
    {
        // Notices of WordPress and of others go below the mark.
        echo '<div class="wrap"><hr class="wp-header-end" /><div id="gazetteer-plans"><p class="hide-if-no-js">';
        esc_html_e('Loading your plans…', 'gazetteer');
        echo '</p></div><p class="hide-if-js">';
        esc_html_e('This screen needs JavaScript.', 'gazetteer');
        echo '</p></div>';
    }
}
