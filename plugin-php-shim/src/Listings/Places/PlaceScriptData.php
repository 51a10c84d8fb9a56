<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Places;

use Gazetteer\Kernel\JsonResponse;
use Gazetteer\Kernel\Settings;

/** What a form of visitors is told of the place lookup: nothing where its owner wants nobody asked. */
final class PlaceScriptData
{
    public const LOOKUP = 'data-gazetteer-places';

    /** @return array<string, string> Attributes of the form's root element. */
    public static function attributes(Settings $settings): array
    {
        $lookup = apply_filters('gazetteer_place_lookup', PlaceSettings::read($settings->places())->forScript());

        return is_array($lookup) ? [self::LOOKUP => JsonResponse::encode($lookup)] : [];
    }
}
