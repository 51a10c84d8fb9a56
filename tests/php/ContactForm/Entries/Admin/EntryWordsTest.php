<?php

declare(strict_types=1);

namespace Gazetteer\Tests\ContactForm\Entries\Admin;

use Closure;
use Gazetteer\ContactForm\Entries\Admin\EntryWords;
use Gazetteer\Tests\Check;

require_once __DIR__ . '/../../../stubs/translations.php';

final class EntryWordsTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (['honeypot', 'not_drawn', 'too_soon', 'links', 'akismet'] as $sign) {
            yield "says in words why a message counts as spam: {$sign}" => static fn () => Check::same(
                1,
                preg_match('/^[A-Z][^_]+ [^_]+\.$/', EntryWords::suspicion($sign)),
            );
        }
        yield 'leaves the words of other plugins as they are' => static fn () => Check::same('a word of theirs', EntryWords::suspicion('a word of theirs'));
    }
}
