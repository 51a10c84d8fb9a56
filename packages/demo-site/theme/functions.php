<?php

declare(strict_types=1);

add_action('wp_enqueue_scripts', static function (): void {
    foreach (['atlas', 'directory', 'airport', 'contact'] as $name) {
        $file = "assets/{$name}.css";
        wp_enqueue_style("gazetteer-demo-{$name}", get_theme_file_uri($file), [], (string) filemtime(get_theme_file_path($file)));
    }
});

// Airports have their own schema.org type and their own time zone.
add_filter('gazetteer_listing_type', static fn (string $type, object $listing): string => isset($listing->values['iata']) ? 'Airport' : $type, 10, 2);
add_filter('gazetteer_listing_timezone', static function (DateTimeZone $zone, object $listing): DateTimeZone {
    $named = $listing->values['timezone'] ?? '';

    return is_string($named) && in_array($named, DateTimeZone::listIdentifiers(), true) ? new DateTimeZone($named) : $zone;
}, 10, 2);
add_filter('gazetteer_listing_initials', static fn (string $initials, object $listing): string => $listing->values['iata'] ?? $initials, 10, 2);

// The place lookup of the demo uses this fictional data, and calls no service.
add_filter('gazetteer_place_lookup', static fn (): array => [
    'provider' => 'data',
    'places' => json_decode((string) file_get_contents(get_theme_file_path('assets/places.json')), true),
]);

// The map is fictional, too. All tiles are the same image.
add_filter('gazetteer_place_map', static fn (): array => ['tiles' => get_theme_file_uri('assets/tile.svg'), 'credit' => 'A town that is everywhere the same']);
