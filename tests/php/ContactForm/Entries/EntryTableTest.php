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

        yield 'a key is the same request whatever comes with it, and whenever' => static fn () => Check::same(true, $same(['key', 'here', 'a', 0], ['key', 'there', 'b', 10 ** 9]));
        yield 'another key is another request, though all else is equal' => static fn () => Check::same(false, $same(['key', 'here', 'a', 0], ['other', 'here', 'a', 0]));
        yield 'the same content is the same request, nine minutes later' => static fn () => Check::same(true, $same(['', 'here', 'a', 599], ['', 'here', 'a', 599 + 540]));
        yield 'the same content is another request, twenty minutes later' => static fn () => Check::same(false, $same(['', 'here', 'a', 0], ['', 'here', 'a', 1200]));
        yield 'the same content from elsewhere is another request' => static fn () => Check::same(false, $same(['', 'here', 'a', 0], ['', 'there', 'a', 0]));
        yield 'a request without a key and content has no lock that another request could have' => static fn () => Check::same([], EntryTable::locks('', 'here', '', 0));
    }
}
