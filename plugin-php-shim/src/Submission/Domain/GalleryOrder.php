<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Domain;

/** Puts kept and new images of a gallery in the order that was sent. */
final class GalleryOrder
{
    /** Stands for the next of the new ones. */
    public const NEW = 'new';

    /**
     * What the order does not name stands behind what it names.
     *
     * @param list<int> $kept
     * @param list<int> $new
     * @param list<string> $order Numbers of kept images, and the word for each new one.
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
