<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Fields;

use Closure;
use Gazetteer\Plugin;

/**
 * Caches data from categories and fields in the object cache. A change of a category or field invalidates the cached
 * data.
 */
final class CategoryCache
{
    private const GROUP = 'gazetteer';
    private const FIELDS = 'gazetteer_fields';

    /**
     * Caches a result that depends on fields and terms.
     *
     * @param Closure(): array<array-key, mixed> $find
     * @return array<array-key, mixed> Plain arrays, because some object caches cannot store objects.
     */
    public static function remember(string $name, Closure $find): array
    {
        return self::rememberFields($name . '|' . wp_cache_get_last_changed('terms'), $find);
    }

    /**
     * Caches a result that depends only on fields. Use this if possible: results that depend on terms expire often,
     * because WordPress reports a term change for every saved listing.
     *
     * @param Closure(): array<array-key, mixed> $find
     * @return array<array-key, mixed>
     */
    public static function rememberFields(string $name, Closure $find): array
    {
        $key = md5($name . '|' . wp_cache_get_last_changed(self::FIELDS));
        $known = wp_cache_get($key, self::GROUP);
        if (is_array($known)) {
            return $known;
        }
        $found = $find();
        wp_cache_set($key, $found, self::GROUP, DAY_IN_SECONDS);

        return $found;
    }

    public static function postChanged(int $id, object $post): void
    {
        if (($post->post_type ?? '') === Plugin::settings()->names()->field) {
            self::clearFields();
        }
    }

    public static function metaChanged(mixed $meta, int $id, string $key): void
    {
        $names = Plugin::settings()->names();
        if (in_array($key, [FieldMeta::SETTINGS, $names->details], true) && get_post_type($id) === $names->field) {
            self::clearFields();
        }
    }

    /** Invalidates results that depend on fields. WordPress tracks changes of terms, but not changes of fields. */
    private static function clearFields(): void
    {
        wp_cache_set('last_changed', microtime(), self::FIELDS);
    }
}
