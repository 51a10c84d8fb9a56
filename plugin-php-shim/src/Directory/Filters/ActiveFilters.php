<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Filters;

use Closure;
use Gazetteer\Directory\DirectoryQuery;
use Gazetteer\Directory\Nearby\PlaceFilter;

/** The search text and the selected options, each with a link that removes it. */
final class ActiveFilters
{
    /**
     * @param list<FilterGroup> $groups
     * @param Closure(DirectoryQuery): string $url Returns the URL of a search.
     * @return list<array{label: string, url: string}>
     */
    public static function links(DirectoryQuery $asked, array $groups, Closure $url): array
    {
        $asked = $asked->with(page: 1);
        $links = $asked->words === '' ? [] : [['label' => "“{$asked->words}”", 'url' => $url($asked->with(words: ''))]];
        $where = $asked->where;
        if ($where->isNear()) {
            /* translators: %s: name of a place. */
            $label = $where->place === '' ? __('Near your position', 'gazetteer') : sprintf(__('Near %s', 'gazetteer'), $where->place);
            $links[] = ['label' => $label, 'url' => $url($asked->with(where: new PlaceFilter(bounds: $where->bounds)))];
        }
        if ($where->bounds !== null) {
            $links[] = ['label' => __('In the area of the map', 'gazetteer'), 'url' => $url($asked->with(where: new PlaceFilter($where->place, $where->position, $where->kilometres)))];
        }
        foreach ($groups as $group) {
            if ($group->text !== '') {
                $links[] = ['label' => "{$group->label}: {$group->text}", 'url' => $url(self::without($asked, $group->key, ''))];
            }
            foreach ($group->selected() as $option) {
                $isField = str_starts_with($group->key, 'field-');
                $links[] = [
                    'label' => $isField ? "{$group->label}: {$option->label}" : $option->label,
                    'url' => $url(self::without($asked, $group->key, $option->value)),
                ];
            }
        }

        return $links;
    }

    private static function without(DirectoryQuery $asked, string $key, string $value): DirectoryQuery
    {
        return match ($key) {
            'category' => $asked->with(categories: self::others($asked->categories, (int) $value)),
            'location' => $asked->with(locations: self::others($asked->locations, (int) $value)),
            'feature' => $asked->with(features: self::others($asked->features, (int) $value)),
            'price' => $asked->with(prices: self::others($asked->prices, $value)),
            'rating' => $asked->with(rating: ''),
            'open' => $asked->with(isOpenNow: false),
            default => $asked->with(values: array_filter([
                ...$asked->values,
                substr($key, 6) => $value === '' ? [] : self::others($asked->values[substr($key, 6)] ?? [], $value),
            ])),
        };
    }

    /**
     * @template Value of int|string
     * @param list<Value> $list
     * @param Value $removed
     * @return list<Value>
     */
    private static function others(array $list, int|string $removed): array
    {
        return array_values(array_filter($list, static fn (int|string $one): bool => $one !== $removed));
    }
}
