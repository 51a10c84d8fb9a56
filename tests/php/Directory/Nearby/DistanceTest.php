<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Directory\Nearby;

use Closure;
use Gazetteer\Directory\Nearby\Distance;
use Gazetteer\Tests\Check;

final class DistanceTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (['en_US' => true, 'en_GB' => true, 'my_MM' => true, 'en_LR' => true, 'de_DE' => false, 'en_CA' => false, 'en' => false, 'de_CH_informal' => false, 'es_US' => true] as $locale => $isInMiles) {
            yield "distances for the locale {$locale} are in " . ($isInMiles ? 'miles' : 'kilometres') => static fn () => Check::same($isInMiles, Distance::isInMiles($locale));
        }
    }
}
