<?php

declare(strict_types=1);

namespace Gazetteer\Tests\ContactForm\Domain\Entries;

use Closure;
use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\Tests\Check;

final class EntryTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (['ÑANDÚ' => 'ñandú', "two\n lines" => 'two lines', '😀 "x"' => '😀 "X"', 'a\\b' => 'A\\B'] as $one => $other) {
            yield "the search finds {$other} in an entry with the text " . json_encode($one) => static fn () => Check::same(Entry::searchable($one), Entry::searchable($other));
        }
        foreach (['ñ 😀', "\xFF broken", 'a\\"b'] as $text) {
            yield 'is ASCII without a backslash for ' . json_encode($text, JSON_INVALID_UTF8_SUBSTITUTE) => static fn () => Check::same(1, preg_match('/^[\x20-\x5B\x5D-\x7E]*$/D', Entry::searchable($text)));
        }
    }
}
