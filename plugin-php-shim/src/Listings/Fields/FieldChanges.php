<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Fields;

use Closure;
use Gazetteer\Data\DataNames;

/** Clears the field caches when a custom field changes. */
final class FieldChanges
{
    /** @param Closure(): DataNames $names A closure, because another site of a network can have other names. */
    public function __construct(private readonly Closure $names)
    {
    }

    public function postChanged(int $id, object $post): void
    {
        if (($post->post_type ?? '') === ($this->names)()->field) {
            CategoryCache::forget();
        }
    }

    public function metaChanged(mixed $meta, int $id, string $key): void
    {
        $names = ($this->names)();
        if (in_array($key, [FieldMeta::SETTINGS, $names->details], true) && get_post_type($id) === $names->field) {
            CategoryCache::forget();
        }
    }
}
