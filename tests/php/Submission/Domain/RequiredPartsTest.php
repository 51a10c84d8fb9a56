<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Submission\Domain;

use Closure;
use Gazetteer\Plans\Domain\Inclusion;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Submission\Domain\RequiredParts;
use Gazetteer\Tests\Check;

final class RequiredPartsTest
{
    private const ALL = ['location', 'gAddress', 'phone', 'website', 'social', 'listingfiles', 'lp-featuredimage', 'business_logo'];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'all parts are required without a plan' => static fn () => Check::same(self::ALL, RequiredParts::under(null, self::ALL));
        yield 'parts that the plan excludes are not required' => static fn () => Check::same(
            ['location', 'business_logo'],
            RequiredParts::under(new Plan(7, 'Bare'), self::ALL),
        );
        $includes = [
            'gAddress' => Inclusion::Location,
            'phone' => Inclusion::Contact,
            'website' => Inclusion::Website,
            'social' => Inclusion::Social,
            'listingfiles' => Inclusion::Gallery,
            'lp-featuredimage' => Inclusion::FeaturedImage,
        ];
        foreach ($includes as $part => $inclusion) {
            yield "the part {$part} is required if the plan includes it" => static fn () => Check::same(
                [$part],
                RequiredParts::under(new Plan(7, 'One', includes: [$inclusion]), array_keys($includes)),
            );
        }
    }
}
