<?php

// Written by `npm run contract` from packages/contract/timing.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** Milliseconds. Spec section 9. */
final class Timing
{
    public const ACCOUNT_FADE = 500;
    public const ADDRESS_SLIDE = 300;
    public const BOT_CHECK_LIMIT = 3000;
    public const CONTACT_LIMIT = 60000;
    public const DRAFT_PAUSE = 500;
    public const GALLERY_RECOUNT = 2000;
    public const IDLE_LIMIT = 2000;
    public const LISTING_LIMIT = 120000;
    public const OUTBOUND_DELAY_DEFAULT = 1000;
    public const OUTBOUND_DELAY_LIMIT = 1100;
    public const REDIRECT = 1000;
    public const SCROLL_TOP_FADE = 300;
    public const SCROLL_TOP_TRAVEL = 300;
}
