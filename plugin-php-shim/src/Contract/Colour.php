<?php

// Written by `npm run contract` from packages/contract/colour.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** The borders of a field that is wrong, and of one that is not. Spec section 9. */
final class Colour
{
    public const ERROR = '#eb5439';
    public const NORMAL = '#C8CBCE';
}
