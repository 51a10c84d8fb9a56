<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Directory\Cards;

use Closure;
use Gazetteer\Directory\Cards\Picture;
use Gazetteer\Tests\Check;

/**
 * Tests the initials on a card without a picture. The preview of the listing form shows the same
 * initials.
 */
final class PictureTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (json_decode((string) file_get_contents('/cases/listing/initials.json'), true, 4, JSON_THROW_ON_ERROR) as ['title' => $title, 'initials' => $letters]) {
            yield "the card shows the initials of “{$title}”" => static fn () => Check::same($letters, Picture::initials($title));
        }
    }
}
