<?php

// Written by `npm run contract` from packages/contract/map.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** Where a map looks before it knows better. Spec section 9. */
final class Map
{
    public const LATITUDE = -33.8688;
    public const LONGITUDE = 151.2195;
    public const ZOOM = 13;
}
