<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Pages;

/** The looks of the pages for owners, asked for by what is drawn. */
final class OwnerStyle
{
    private const FORM = 'listing-form';
    private const DASHBOARD = 'my-listings';

    public static function need(): void
    {
        self::enqueue(self::FORM, []);
    }

    /** Beside what the form has, too. */
    public static function needDashboard(): void
    {
        self::need();
        self::enqueue(self::DASHBOARD, [self::handle(self::FORM)]);
    }

    /** @param list<string> $after Handles of other sheets. */
    private static function enqueue(string $block, array $after): void
    {
        $file = "blocks/{$block}/style.css";
        $version = (string) filemtime(dirname(GAZETTEER_FILE) . "/{$file}");
        wp_enqueue_style(self::handle($block), plugins_url($file, GAZETTEER_FILE), $after, $version);
    }

    /** Not the widget's own name, whose sheet comes with its script. */
    private static function handle(string $block): string
    {
        return "gazetteer-{$block}-block";
    }
}
