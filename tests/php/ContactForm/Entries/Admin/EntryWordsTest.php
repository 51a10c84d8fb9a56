<?php

declare(strict_types=1);

namespace Gazetteer\Tests\ContactForm\Entries\Admin;

use Closure;
use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Entries\Admin\EntryWords;
use Gazetteer\Tests\Check;

require_once __DIR__ . '/../../../stubs/translations.php';

final class EntryWordsTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (['honeypot', 'not_drawn', 'too_soon', 'links', 'akismet'] as $sign) {
            yield "the reason for spam is shown as text: {$sign}" => static fn () => Check::same(
                1,
                preg_match('/^[A-Z][^_]+ [^_]+\.$/', EntryWords::suspicion($sign)),
            );
        }
        $message = ['name' => 'message', 'label' => 'Your message', 'values' => ['The runway is longer.']];
        $consent = ['name' => 'consent', 'label' => '', 'values' => ['You may keep my answers until you have replied.']];
        yield 'the excerpt starts with the message and not with the consent' => static fn () => Check::same('The runway is longer.', self::excerpt([$message, $consent]));
        yield 'the excerpt starts with the longest text if no field has a label' => static fn () => Check::same($consent['values'][0], self::excerpt([['label' => ''] + $message, $consent]));
        yield 'spam reasons of other plugins are shown unchanged' => static fn () => Check::same('a word of theirs', EntryWords::suspicion('a word of theirs'));
    }

    /** @param list<array{name: string, label: string, values: list<string>}> $fields */
    private static function excerpt(array $fields): string
    {
        return EntryWords::excerpt(new Entry(id: 1, form: 1, state: EntryState::Sent, fields: $fields, email: 'ann@example.org'));
    }
}
