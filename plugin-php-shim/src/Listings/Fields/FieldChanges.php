<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Fields;

use Closure;
use Gazetteer\Data\DataNames;

/** Hears what becomes of custom fields, and takes back what was kept of them. */
final class FieldChanges
{
    /** @param Closure(): DataNames $names Another site of a network may have other ones. */
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
