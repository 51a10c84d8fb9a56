<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Pages;

/** Enqueues the styles of the owner pages when their content is rendered. */
final class OwnerStyle
{
    private const FORM = 'listing-form';
    private const DASHBOARD = 'my-listings';

    public static function need(): void
    {
        self::enqueue(self::FORM, []);
    }

    /** Loads the dashboard style in addition to the form style. */
    public static function needDashboard(): void
    {
        self::need();
        self::enqueue(self::DASHBOARD, [self::handle(self::FORM)]);
    }

    /** @param list<string> $after Handles of the styles that must load before this one. */
    private static function enqueue(string $block, array $after): void
    {
        $file = "blocks/{$block}/style.css";
        $version = (string) filemtime(dirname(GAZETTEER_FILE) . "/{$file}");
        wp_enqueue_style(self::handle($block), plugins_url($file, GAZETTEER_FILE), $after, $version);
    }

    /**
     * Returns a style handle that differs from the widget's handle, because the widget's script loads the widget's
     * style.
     */
    private static function handle(string $block): string
    {
        return "gazetteer-{$block}-block";
    }
}
