<?php

// Written by `npm run contract` from packages/contract/site-helpers/analytics.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** How links are told apart where a site has set nothing of its own. Spec section 9. */
final class Analytics
{
    public const DOWNLOAD_EXTENSIONS = ['doc', 'pdf', 'ppt', 'zip', 'xls', 'docx', 'pptx', 'xlsx'];
    public const AFFILIATE_PATHS = [
        ['path' => '/go/', 'label' => 'affiliate'],
        ['path' => '/recommend/', 'label' => 'affiliate'],
    ];
    public const SENDERS = ['auto', 'gtag', 'datalayer', 'beacon', 'none'];
    public const SEARCH = 'view_search_results';
    public const PURCHASE = 'purchase';
}
