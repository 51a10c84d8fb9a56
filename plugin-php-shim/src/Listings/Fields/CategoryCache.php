<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Fields;

use Closure;
use Gazetteer\Data\DataNames;

/** What categories and fields come down to, kept in the object cache until one of them changes. */
final class CategoryCache
{
    private const GROUP = 'gazetteer';
    private const FIELDS = 'gazetteer_fields';

    /**
     * @param Closure(): array<array-key, mixed> $find
     * @return array<array-key, mixed> Plain arrays: not every cache can keep objects.
     */
    public static function of(string $what, Closure $find): array
    {
        $key = md5($what . '|' . wp_cache_get_last_changed('terms') . '|' . wp_cache_get_last_changed(self::FIELDS));
        $known = wp_cache_get($key, self::GROUP);
        if (is_array($known)) {
            return $known;
        }
        $found = $find();
        wp_cache_set($key, $found, self::GROUP, DAY_IN_SECONDS);

        return $found;
    }

    /**
     * Terms tell by themselves when they change, their metas included.
     *
     * @param Closure(): DataNames $names Another site of a network may have other ones.
     */
    public static function watch(Closure $names): void
    {
        add_action('clean_post_cache', static function (int $id, object $post) use ($names): void {
            if (($post->post_type ?? '') === $names()->field) {
                self::forget();
            }
        }, 10, 2);
        $meta = static function (mixed $meta, int $id, string $key) use ($names): void {
            if (in_array($key, [FieldMeta::SETTINGS, $names()->details], true) && get_post_type($id) === $names()->field) {
                self::forget();
            }
        };
        foreach (['added_post_meta', 'updated_post_meta', 'deleted_post_meta'] as $hook) {
            add_action($hook, $meta, 10, 3);
        }
    }

    private static function forget(): void
    {
        wp_cache_set('last_changed', microtime(), self::FIELDS);
    }
}
