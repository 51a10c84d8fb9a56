<?php

// Written by `npm run contract` from packages/contract/storage.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** Metas that decide which plans and features a category has; odd spellings included. */
final class Meta
{
    public const CATEGORY_FEATURES = 'lp_category_tags';
    public const CATEGORY_FIELDS = 'fileds_ids';
    public const LISTING = 'lp_listingpro_options';
    public const LISTING_FIELDS = 'lp_listingpro_options_fields';
    public const GALLERY = 'gallery_image_ids';
}
