<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Directory\Listing;

use Closure;
use Gazetteer\Directory\Listing\VCard;
use Gazetteer\Tests\Check;

final class VCardTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $texts = [
            'a comma' => ['Rest, Inc.', 'Rest\\, Inc.'],
            'a semicolon' => ['a;b', 'a\\;b'],
            'a backslash' => ['a\\b', 'a\\\\b'],
            'a line break' => ["a\r\nb\nc", 'a\\nb\\nc'],
            'other characters' => ['Café “Ω”: 5 %', 'Café “Ω”: 5 %'],
        ];
        foreach ($texts as $name => [$text, $escaped]) {
            yield "a vCard escapes {$name}" => static fn () => Check::same($escaped, VCard::escaped($text));
        }
        yield 'a short line of a vCard is not broken' => static fn () => Check::same(str_repeat('a', 75), VCard::folded(str_repeat('a', 75)));
        yield 'a long line of a vCard is broken after at most 75 bytes, between characters, and can be joined again' => static function (): void {
            $line = 'NOTE:' . str_repeat('é€😀', 40);
            $lines = explode("\r\n", VCard::folded($line));
            Check::same([], array_filter($lines, static fn (string $part): bool => strlen($part) > 75 || !mb_check_encoding($part, 'UTF-8')));
            Check::same($line, str_replace("\r\n ", '', VCard::folded($line)));
        };
    }
}
