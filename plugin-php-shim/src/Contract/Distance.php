<?php

// Written by `npm run contract` from packages/contract/distance.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** Pixels, or margins as an observer takes them. Spec section 9. */
final class Distance
{
    public const LAZY_MARGIN = '200px 0px';
    public const SCROLL_TOP_THRESHOLD = 100;
    public const VISIBLE_MARGIN = '200px';
}
