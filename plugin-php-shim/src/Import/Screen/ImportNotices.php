<?php

declare(strict_types=1);

namespace Gazetteer\Import\Screen;

/** The messages that the import screen shows after a form was sent. */
final class ImportNotices
{
    public const GOOD = ['undone', 'forgotten', 'samples', 'samples-removed'];

    public static function text(string $code): string
    {
        return match ($code) {
            'no-file' => __('Select a file.', 'gazetteer'),
            'too-large' => __('The file is too large for this server. Split it, or import it with WP-CLI.', 'gazetteer'),
            'wrong-type' => __('Select a CSV, JSON, JSON Lines or GeoJSON file.', 'gazetteer'),
            'unreadable' => __('The file cannot be read as a table of listings. Save it as CSV or JSON, encoded in UTF-8.', 'gazetteer'),
            'empty' => __('The file contains no rows.', 'gazetteer'),
            'no-title' => __('Assign a column to the title. New listings need one.', 'gazetteer'),
            'gone' => __('This import no longer exists.', 'gazetteer'),
            'busy' => __('Another import is running. Wait a moment and continue.', 'gazetteer'),
            'stopped' => __('The import stopped because of an error. The rows before it are saved. Continue to try again.', 'gazetteer'),
            'undone' => __('The import was undone. The listings are as they were before it.', 'gazetteer'),
            'forgotten' => __('The import was removed from the list. Its listings stay.', 'gazetteer'),
            'samples' => __('The sample listings were added.', 'gazetteer'),
            'samples-removed' => __('The sample listings were removed.', 'gazetteer'),
            default => '',
        };
    }
}
