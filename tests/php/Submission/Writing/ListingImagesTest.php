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
            'puts new images behind kept ones where no order was sent' => [[7, 9, 50, 51], []],
            'puts new images where the order has them' => [[50, 9, 51, 7], ['new', '9', 'new', '7']],
            'puts behind what the order does not name' => [[9, 7, 50, 51], ['9']],
            'leaves out what is neither kept nor new' => [[9, 50, 51, 7], ['9', '1', 'x', 'new', 'new', 'new', '7']],
            'names each image once' => [[7, 9, 50, 51], ['7', '7', '9']],
        ];
        foreach ($orders as $what => [$gallery, $order]) {
            yield $what => static fn () => Check::same($gallery, ListingImages::sort([7, 9], [50, 51], $order));
        }
    }
}
