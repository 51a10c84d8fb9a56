<?php

// Written by `npm run contract` from packages/contract/storage.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** What listings and plans are stored as. */
final class PostType
{
    public const LISTING = 'listing';
    public const PLAN = 'price_plan';
    public const FIELD = 'form-fields';
}
