<?php

// Written by `npm run contract` from packages/contract/storage.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** What categories, locations, features and tags are stored as. */
final class Taxonomy
{
    public const CATEGORY = 'listing-category';
    public const LOCATION = 'location';
    public const FEATURE = 'features';
    public const TAG = 'list-tags';
}
