<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

use Gazetteer\Contract\Duration;

/** A paid or free plan for listings. */
final class Plan
{
    /** The feature of plans whose listings have the label “Featured” in the directory. It does not change their order. */
    public const FEATURED = 'featured';

    /** @var list<string> */
    public readonly array $includes;
    /** @var list<string> */
    public readonly array $unlisted;

    /**
     * @param bool $isPackage Whether the plan covers several listings.
     * @param int $days Days until a listing expires; 0 for never.
     * @param int $listings Number of listings in a package; 0 for no limit.
     * @param ?Duration $duration The billing period; null if the plan is paid once.
     * @param bool $isByCategory Whether the plan is only for `$categories`; otherwise it is a general plan.
     * @param list<int> $categories
     * @param bool $isHot Whether the plan is highlighted.
     * @param list<Inclusion|string> $includes Plan features; the property has their slugs.
     * @param list<Inclusion|string> $unlisted Features that the card does not mention.
     * @param int $images Maximum number of images; 0 for the site's own limit.
     * @param float $megabytes Maximum size of all images; 0 for the site's own limit.
     * @param list<string> $extras Additional lines of the site's owner.
     * @param string $colour Color of the title, such as `#336699`; '' for the theme's.
     * @param int $picture ID of the attachment behind the title; 0 for none.
     * @param string $pictureUrl URL of a picture that is not an attachment; '' for none.
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

    /** Whether the plan is a package with a limited number of listings. */
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
