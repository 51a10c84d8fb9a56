<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Cards;

/** Decorative SVG icons next to text, hidden from screen readers. They have the text color and a 24-unit grid. */
final class Icon
{
    private const PATHS = [
        'place' => 'M12 21s-7-6.1-7-11.5a7 7 0 0 1 14 0C19 14.9 12 21 12 21z M12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
        'phone' => 'M6.5 3.5h3l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2 2A15 15 0 0 1 4.5 5.5a2 2 0 0 1 2-2z',
        'chat' => 'M4 20l1.5-4A8 8 0 1 1 8.5 19z M9 11h6 M9 14h4',
        'mail' => 'M3.5 6h17v12h-17z M4 6.5l8 6.5 8-6.5',
        'web' => 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z M3.5 12h17 M12 3c-5 5-5 13 0 18 M12 3c5 5 5 13 0 18',
        'clock' => 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z M12 7v5l3.5 2',
        'tick' => 'M5 12.5l4.5 4.5L19 7.5',
        'film' => 'M4 6h16v12H4z M10.5 9.5v5l4-2.5z',
        'more' => 'M6 9.5l6 6 6-6',
        'search' => 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13z M15.5 15.5L20 20',
        'filter' => 'M4 7h9 M17 7h3 M4 17h3 M11 17h9 M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z M9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
        'remove' => 'M7 7l10 10 M17 7L7 17',
        'share' => 'M12 15V4 M8 7.5L12 3.5l4 4 M7 11H5v9.5h14V11h-2',
        'card' => 'M3.5 5h17v14h-17z M9 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z M5.8 16c.6-1.6 1.8-2.4 3.2-2.4s2.6.8 3.2 2.4 M15 10h3 M15 13.5h3',
        'flag' => 'M6 21V4 M6 5h11.5l-2 3.5 2 3.5H6',
        'photos' => 'M3.5 4h17v16h-17z M3.5 16l5-5 4 4 3-3 5 5 M15.5 9a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
        'way' => 'M21 3L3 10.5l7.5 3L13.5 21z',
    ];

    public static function draw(string $name): string
    {
        return sprintf('<svg class="gz-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="%s"/></svg>', self::PATHS[$name]);
    }
}
