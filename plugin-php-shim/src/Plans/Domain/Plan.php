<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

use Gazetteer\Contract\Duration;

/** What an owner of a listing can buy, or have for nothing. */
final class Plan
{
    /** @var list<string> */
    public readonly array $includes;
    /** @var list<string> */
    public readonly array $unlisted;

    /**
     * @param bool $isPackage Pays for several listings, and not for one.
     * @param int $days How long a listing stays; 0 for ever.
     * @param int $listings How many listings a package holds; 0 for any number.
     * @param ?Duration $duration The billing period; null where it is paid once.
     * @param bool $isByCategory Only for the categories below; else it is a general plan.
     * @param list<int> $categories
     * @param bool $isHot Set apart from the others as the one most choose.
     * @param list<Inclusion|string> $includes Plan features; the property has their slugs.
     * @param list<Inclusion|string> $unlisted Neither shown as included nor as missing.
     * @param int $images The most images; 0 for the site's own limit.
     * @param float $megabytes The most megabytes of images; 0 for the site's own limit.
     * @param list<string> $extras Lines of the owner's own.
     * @param string $colour Of the title, as a hexadecimal number; '' for the theme's.
     * @param int $picture An attachment behind the title; 0 for none.
     * @param string $pictureUrl Where a picture is that is no attachment; '' for none.
     */
    public function __construct(
        public readonly int $id,
        public readonly string $title,
        public readonly string $text = '',
        public readonly float $price = 0.0,
        public readonly bool $isPackage = false,
        public readonly int $days = 0,
        public readonly int $listings = 0,
        public readonly ?Duration $duration = null,
        public readonly bool $isByCategory = false,
        public readonly array $categories = [],
        public readonly ?PlanFor $for = null,
        public readonly bool $isHot = false,
        array $includes = [],
        array $unlisted = [],
        public readonly int $images = 0,
        public readonly float $megabytes = 0.0,
        public readonly array $extras = [],
        public readonly string $colour = '',
        public readonly int $picture = 0,
        public readonly string $pictureUrl = '',
    ) {
        $this->includes = array_map(self::slug(...), $includes);
        $this->unlisted = array_map(self::slug(...), $unlisted);
    }

    public function isFree(): bool
    {
        return $this->price <= 0.0;
    }

    /** Whether it holds so many listings and no more. */
    public function isLimited(): bool
    {
        return $this->isPackage && $this->listings > 0;
    }

    /** Whether the plan includes a feature, by its slug. */
    public function has(Inclusion|string $feature): bool
    {
        return in_array(self::slug($feature), $this->includes, true);
    }

    private static function slug(Inclusion|string $feature): string
    {
        return $feature instanceof Inclusion ? $feature->value : $feature;
    }
}

class_alias(Plan::class, 'Gazetteer\Api\Plan');
