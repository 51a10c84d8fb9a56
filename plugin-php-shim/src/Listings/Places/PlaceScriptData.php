<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Places;

use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\JsonResponse;
use Gazetteer\Kernel\Settings;

/** Settings of place lookup and map for the front-end form. Empty if the owner turned both off. */
final class PlaceScriptData
{
    public const LOOKUP = 'data-gazetteer-places';
    public const MAP = 'data-gazetteer-map';

    /** @return array<string, string> Attributes of the form's root element, by name. */
    public static function attributes(Settings $settings): array
    {
        $places = PlaceSettings::read($settings->places());
        $said = array_filter([
            self::LOOKUP => Extensions::filter('gazetteer_place_lookup', $places->forScript()),
            self::MAP => Extensions::filter('gazetteer_place_map', $places->mapForScript()),
        ], 'is_array');

        return array_map(JsonResponse::encode(...), $said);
    }
}
