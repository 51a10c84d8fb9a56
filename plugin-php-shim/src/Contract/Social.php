<?php

// Written by `npm run contract` from packages/contract/listing-form/social.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** The social-media types, each under the field it travels in. Spec sections 3 and 9. */
enum Social: string
{
    case Twitter = 'twitter';
    case Facebook = 'facebook';
    case LinkedIn = 'linkedin';
    case Youtube = 'youtube';
    case Instagram = 'instagram';
}
