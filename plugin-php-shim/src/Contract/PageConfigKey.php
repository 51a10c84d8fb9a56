<?php

// Written by `npm run contract` from packages/contract/page/page-config.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** The keys of the page's settings, and the id of the element that holds them. */
final class PageConfigKey
{
    public const AJAX = 'ajax';
    public const REST = 'rest';
    public const PREFIX = 'prefix';
    public const NAMESPACE = 'namespace';
    public const NONCE = 'nonce';
    public const CACHED = 'cached';
    public const OLDER_MARKUP = 'olderMarkup';
    public const TRACKING = 'tracking';
    public const TEXTS = 'texts';
    public const ELEMENT = 'gazetteer-config';
}
