<?php

declare(strict_types=1);

namespace Gazetteer\Reviews\Display;

/** The style sheet of reviews. The rendering code enqueues it, so that other pages do not load it. */
final class ReviewStyle
{
    private const FILE = 'blocks/listing-reviews/style.css';

    public static function enqueue(): void
    {
        wp_enqueue_style('gazetteer-reviews', plugins_url(self::FILE, GAZETTEER_FILE), ['gazetteer-listing'], (string) filemtime(dirname(GAZETTEER_FILE) . '/' . self::FILE));
    }
}
