<?php

// Written by `npm run contract` from packages/contract/site-helpers/analytics.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** What a clicked link is reported as. Spec section 7. */
enum LinkKind: string
{
    case Outbound = 'outbound';
    case Affiliate = 'affiliate';
    case Download = 'download';
    case Tel = 'tel';
    case Mailto = 'mailto';
    case CrossHostname = 'cross-hostname';
}
