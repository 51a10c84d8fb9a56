<?php

// Written by `npm run contract` from packages/contract/marks.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** The attributes by which a page and the product speak of widgets. */
final class Mark
{
    public const ADOPT = 'data-gazetteer-adopt';
    public const MOUNTED = 'data-gz-mounted';
    public const WHEN = 'data-gazetteer-when';
    public const WIDGET = 'data-gazetteer';
}
