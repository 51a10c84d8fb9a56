<?php

// Written by `npm run contract` from packages/contract/listing-form/place.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** Whom a place lookup asks where the owner named no other. */
final class Place
{
    public const PHOTON_ADDRESS = 'https://photon.komoot.io';
}
