<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Submission\Writing;

use Closure;
use Gazetteer\Submission\Writing\ListingImages;
use Gazetteer\Tests\Check;

final class ListingImagesTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $orders = [
            'new images follow the saved ones without a sent order' => [[7, 9, 50, 51], []],
            'new images are at the positions of the sent order' => [[50, 9, 51, 7], ['new', '9', 'new', '7']],
            'images that are missing in the order are added at the end' => [[9, 7, 50, 51], ['9']],
            'unknown images in the order are ignored' => [[9, 50, 51, 7], ['9', '1', 'x', 'new', 'new', 'new', '7']],
            'each image appears once' => [[7, 9, 50, 51], ['7', '7', '9']],
        ];
        foreach ($orders as $what => [$gallery, $order]) {
            yield $what => static fn () => Check::same($gallery, ListingImages::sort([7, 9], [50, 51], $order));
        }
    }
}
