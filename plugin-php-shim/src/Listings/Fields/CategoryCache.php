<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Fields;

use Closure;

/** What categories and fields come down to, kept in the object cache until one of them changes. */
final class CategoryCache
{
    private const GROUP = 'gazetteer';
    private const FIELDS = 'gazetteer_fields';

    /**
     * What fields and terms come down to.
     *
     * @param Closure(): array<array-key, mixed> $find
     * @return array<array-key, mixed> Plain arrays: not every cache can keep objects.
     */
    public static function of(string $what, Closure $find): array
    {
        return self::ofFields($what . '|' . wp_cache_get_last_changed('terms'), $find);
    }

    /**
     * What fields alone come down to. To WordPress, terms have changed with every listing that is saved.
     *
     * @param Closure(): array<array-key, mixed> $find
     * @return array<array-key, mixed>
     */
    public static function ofFields(string $what, Closure $find): array
    {
        $key = md5($what . '|' . wp_cache_get_last_changed(self::FIELDS));
        $known = wp_cache_get($key, self::GROUP);
        if (is_array($known)) {
            return $known;
        }
        $found = $find();
        wp_cache_set($key, $found, self::GROUP, DAY_IN_SECONDS);

        return $found;
    }

    /** Terms tell by themselves when they change, their metas included; fields do not. */
    public static function forget(): void
    {
        wp_cache_set('last_changed', microtime(), self::FIELDS);
    }
}
