<?php

declare(strict_types=1);

namespace Gazetteer\Tests\ContactForm\Entries;

use Closure;
use Gazetteer\ContactForm\Entries\KeptEntry;
use Gazetteer\Tests\Check;

final class KeptEntryTest
{
    private const PHOTO = ['kept' => 'a1', 'field' => 'photo', 'name' => 'photo.jpg', 'type' => 'image/jpeg', 'bytes' => 7];
    private const PLAN = ['kept' => 'b2', 'field' => 'plan', 'name' => 'plan.pdf', 'type' => 'application/pdf', 'bytes' => 9];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'the row keeps the time when a file was first mailed' => static function (): void {
            $mailed = KeptEntry::mailedFiles([self::PHOTO], 100);
            Check::same([self::PHOTO + ['sent' => 100]], $mailed);
            Check::same($mailed, KeptEntry::mailedFiles($mailed, 200));
        };
        yield 'the row keeps name, size and date of an expired file' => static fn () => Check::same(
            [['field' => 'photo', 'name' => 'photo.jpg', 'type' => 'image/jpeg', 'bytes' => 7, 'sent' => 100]],
            KeptEntry::withoutOldFiles([self::PHOTO + ['sent' => 100]], 100),
        );
        yield 'the row keeps the content of a file that was mailed later' => static fn () => Check::same(
            [self::PHOTO + ['sent' => 100]],
            KeptEntry::withoutOldFiles([self::PHOTO + ['sent' => 100]], 99),
        );
        yield 'the row keeps the content of a file that was never mailed' => static fn () => Check::same(
            [self::PLAN],
            KeptEntry::withoutOldFiles([self::PLAN], PHP_INT_MAX),
        );
        yield 'a file that was already deleted is not marked as mailed' => static function (): void {
            $gone = array_diff_key(self::PHOTO, ['kept' => 1]) + ['sent' => 100];
            Check::same([$gone], KeptEntry::mailedFiles([$gone], 200));
        };
        yield 'the row lists the files in the folder' => static fn () => Check::same(
            ['b2'],
            KeptEntry::fileNames([array_diff_key(self::PHOTO, ['kept' => 1]), self::PLAN]),
        );
    }
}
