<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

use Gazetteer\Listings\Domain\Detail;

/** The columns of an import file. Each listing detail and each custom field is a column, too. */
enum Column: string
{
    case Key = 'key';
    case Title = 'title';
    case Content = 'content';
    case Excerpt = 'excerpt';
    case Slug = 'slug';
    case Status = 'status';
    case Date = 'date';
    case Category = 'category';
    case Location = 'location';
    case Features = 'features';
    case Tags = 'tags';
    case Plan = 'plan';
    case Owner = 'owner';
    case Image = 'image';
    case Gallery = 'gallery';
    case Reviews = 'reviews';

    public const FIELD = 'field:';

    /** Alternative names of columns, for files that were made by hand. */
    private const ALSO = [
        'name' => 'title',
        'description' => 'content',
        'categories' => 'category',
        'locations' => 'location',
        'tagline' => 'tagline_text',
        'address' => 'gAddress',
        'lat' => 'latitude',
        'lng' => 'longitude',
        'lon' => 'longitude',
        'hours' => 'business_hours',
        'logo' => 'business_logo',
        'price_from' => 'list_price',
        'price_to' => 'list_price_to',
    ];

    /** Returns the standard name of a column; null for an unknown column. */
    public static function known(string $heading): ?string
    {
        $heading = trim($heading);
        if (preg_match('/^field:\s*(\S{1,190})$/Di', $heading, $found) === 1) {
            return self::FIELD . $found[1];
        }
        $wanted = strtolower((string) preg_replace('/[\s-]+/', '_', $heading));
        $wanted = self::ALSO[$wanted] ?? $wanted;
        foreach ([...self::cases(), ...Detail::cases()] as $case) {
            if (strtolower($case->value) === strtolower($wanted)) {
                return $case->value;
            }
        }

        return null;
    }

    /** Whether the column refers to users, pictures or reviews of this site. Exports omit these columns. */
    public static function isOfThisSite(string $column): bool
    {
        return in_array(self::tryFrom($column), [self::Owner, self::Image, self::Gallery, self::Reviews], true);
    }

    public static function isPath(string $column): bool
    {
        return in_array(self::tryFrom($column), [self::Category, self::Location, self::Features, self::Tags], true);
    }
}
