<?php

// Written by `npm run contract` from packages/contract/place.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** What is read from a place, and which places are no category. Spec sections 4 and 9. */
final class Place
{
    public const EXCLUDED_TYPES = ['point_of_interest', 'establishment'];
    public const CITY_COMPONENT = 'locality';
    public const PHOTO_MAX_WIDTH = 500;
    public const PHOTO_MAX_HEIGHT = 500;
}
