<?php

declare(strict_types=1);

namespace Gazetteer\Tests\ContactForm\Entries;

use Closure;
use Gazetteer\ContactForm\Entries\EntryTable;
use Gazetteer\Tests\Check;

final class EntryTableTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $same = static fn (array $one, array $other): bool => in_array(EntryTable::locks(...$one)[0], EntryTable::locks(...$other), true);

        yield 'the same key is the same request, whatever its content and time' => static fn () => Check::same(true, $same(['key', 'here', 'a', 0], ['key', 'there', 'b', 10 ** 9]));
        yield 'another key is another request, even with the same content' => static fn () => Check::same(false, $same(['key', 'here', 'a', 0], ['other', 'here', 'a', 0]));
        yield 'the same content within ten minutes is the same request' => static fn () => Check::same(true, $same(['', 'here', 'a', 599], ['', 'here', 'a', 599 + 540]));
        yield 'the same content twenty minutes later is another request' => static fn () => Check::same(false, $same(['', 'here', 'a', 0], ['', 'here', 'a', 1200]));
        yield 'the same content from another visitor is another request' => static fn () => Check::same(false, $same(['', 'here', 'a', 0], ['', 'there', 'a', 0]));
        yield 'a request without a key and without comparable data takes no lock' => static fn () => Check::same([], EntryTable::locks('', 'here', '', 0));
    }
}
