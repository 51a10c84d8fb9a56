<?php

// Written by `npm run contract` from packages/contract/storage.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** What a plan's metas say where they hold one of a few words, and the most they hold. */
final class PlanRecord
{
    public const PACKAGE = 'Package';
    public const SINGLE = 'Pay Per Listing';
    public const BY_CATEGORY = 'by category';
    public const GENERAL = 'default';
    public const YES = 'true';
    public const NO = 'false';
    public const HIDE = 'hide';
    public const LINES = 30;
    public const LINE_LENGTH = 300;
    public const DIGITS = 9;
}
