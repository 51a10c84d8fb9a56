<?php

declare(strict_types=1);

namespace Gazetteer\Plans;

use Gazetteer\Contract\Meta;
use Gazetteer\Contract\PlanRecord;
use Gazetteer\Plans\Domain\Inclusion;

/** Meta keys and values of plans. They are the keys of the legacy theme, so that its plans work without conversion. */
final class PlanKey
{
    public const PACKAGE = Meta::PLAN_PACKAGE;
    public const PRICE = Meta::PLAN_PRICE;
    public const DAYS = Meta::PLAN_DAYS;
    public const LISTINGS = Meta::PLAN_LISTINGS;
    public const HOT = Meta::PLAN_HOT;
    public const DURATION = Meta::PLAN_DURATION;
    public const USE = Meta::PLAN_USE;
    public const CATEGORIES = Meta::PLAN_CATEGORIES;
    public const FOR = Meta::PLAN_FOR;
    public const IMAGES = Meta::PLAN_IMAGES;
    public const MEGABYTES = Meta::PLAN_MEGABYTES;
    public const EXTRAS = Meta::PLAN_LINES;
    public const COLOUR = Meta::PLAN_COLOUR;
    /** An attachment ID; on sites of the legacy theme the URL of an image. */
    public const PICTURE = Meta::PLAN_PICTURE;
    public const PICTURE_URL = '~^https?://[^\s"\'<>`]+$~iD';

    public const IS_PACKAGE = PlanRecord::PACKAGE;
    public const IS_SINGLE = PlanRecord::SINGLE;
    public const BY_CATEGORY = PlanRecord::BY_CATEGORY;
    public const GENERAL = PlanRecord::GENERAL;
    public const YES = PlanRecord::YES;
    public const NO = PlanRecord::NO;
    public const HIDE = PlanRecord::HIDE;

    /** Meta keys of features that other plugins registered. */
    private const OTHER = 'gazetteer_feature_';
    private const HIDDEN = '_show_hide';

    public const MOST_EXTRAS = PlanRecord::LINES;
    public const LONGEST_EXTRA = PlanRecord::LINE_LENGTH;
    public const MOST_DIGITS = PlanRecord::DIGITS;

    public static function ofFeature(string $slug): string
    {
        return Inclusion::tryFrom($slug)->value ?? self::OTHER . $slug;
    }

    /** Returns the meta key of the setting that hides the feature on cards. */
    public static function ofHiddenFeature(string $slug): string
    {
        return Inclusion::tryFrom($slug)?->hiddenKey() ?? self::OTHER . $slug . self::HIDDEN;
    }

    /**
     * Returns the slugs of the features in a plan's metas.
     *
     * @param array<array-key, mixed> $metas
     * @return list<string>
     */
    public static function features(array $metas): array
    {
        $slugs = array_column(Inclusion::cases(), 'value');
        foreach (array_keys($metas) as $key) {
            if (preg_match('/^' . self::OTHER . '([a-z].*?)(' . self::HIDDEN . ')?$/D', (string) $key, $found) === 1) {
                $slugs[] = $found[1];
            }
        }

        return array_values(array_unique($slugs));
    }
}
