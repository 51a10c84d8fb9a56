<?php

declare(strict_types=1);

namespace Gazetteer\Widgets;

/** Shows administrators a notice if the built scripts are missing. */
final class BundleNotice
{
    public function __construct(private readonly Bundle $bundle)
    {
    }

    public function print(): void
    {
        if (!current_user_can('manage_options') || $this->bundle->isBuilt()) {
            return;
        }
        wp_admin_notice(
            esc_html__('The scripts of Gazetteer are missing, so its widgets are not interactive. Install the plugin from its zip file, or run “npm run build” in its source.', 'gazetteer'),
            ['type' => 'warning'],
        );
    }
}
