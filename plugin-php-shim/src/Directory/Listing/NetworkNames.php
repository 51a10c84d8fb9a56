<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use Gazetteer\Contract\Social;

/** Social networks by the names that they go by, which are the same in every language. */
final class NetworkNames
{
    public static function of(Social $network): string
    {
        return match ($network) {
            Social::Twitter => 'X (Twitter)',
            Social::Facebook => 'Facebook',
            Social::LinkedIn => 'LinkedIn',
            Social::Youtube => 'YouTube',
            Social::Instagram => 'Instagram',
        };
    }
}
