<?php

// Written by `npm run contract` from packages/contract/page/marks.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** The attributes by which a page and the product speak of widgets. */
final class Mark
{
    public const BOT_CHECK = 'data-gazetteer-bot-check';
    public const BOT_CHECK_CONSENT = 'data-gazetteer-bot-check-consent';
    public const BOT_CHECK_KEY = 'data-gazetteer-bot-check-key';
    public const BOT_CHECK_NAME = 'data-gazetteer-bot-check-name';
    public const BOT_CHECK_SCRIPT = 'data-gazetteer-bot-check-script';
    public const WIDGET = 'data-gazetteer';
}
