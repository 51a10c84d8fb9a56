<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use Gazetteer\Contract\Social;

/** Brand names of the social networks, which are not translated. */
final class NetworkNames
{
    public static function name(Social $network): string
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
