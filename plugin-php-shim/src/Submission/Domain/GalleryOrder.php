<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Domain;

/** Sorts the kept and new images of a gallery in the submitted order. */
final class GalleryOrder
{
    /** Placeholder for the next new image. */
    public const NEW = 'new';

    /**
     * Images that the order does not name come last.
     *
     * @param list<int> $kept
     * @param list<int> $new
     * @param list<string> $order IDs of kept images, and the placeholder for each new one.
     * @return list<int>
     */
    public static function of(array $kept, array $new, array $order): array
    {
        $gallery = [];
        foreach ($order as $one) {
            if ($one === self::NEW && $new !== []) {
                $gallery[] = array_shift($new);
            } elseif (in_array($one, array_map(strval(...), $kept), true)) {
                $gallery[] = (int) $one;
            }
        }

        return array_values(array_unique([...$gallery, ...$kept, ...$new]));
    }
}
