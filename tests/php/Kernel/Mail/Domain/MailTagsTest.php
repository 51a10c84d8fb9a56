<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Kernel\Mail\Domain;

use Closure;
use Gazetteer\Kernel\Mail\Domain\MailTags;
use Gazetteer\Tests\Check;

/** Checks mail tags against the JSON cases that the form editor’s tests use as well. */
final class MailTagsTest
{
    /** Any text in brackets, whether it is a mail tag or not. */
    private const BRACKETS = '/\[([^\[\]]*)\]/';

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $table = json_decode((string) file_get_contents('/cases/contact/mail-tags.json'), true, 8, JSON_THROW_ON_ERROR);
        foreach ($table as ['says' => $says, 'text' => $text, 'tags' => $tags]) {
            yield "the mail tags of a text: {$says}" => static fn () => Check::same($tags, self::filled($text));
        }
    }

    /** @return list<string> The names that are replaced if every name in brackets has a value. */
    private static function filled(string $text): array
    {
        preg_match_all(self::BRACKETS, $text, $found);
        $names = [];
        MailTags::fill($text, array_fill_keys($found[1], 'x'), static function (string $value, string $name) use (&$names): string {
            $names[$name] = $name;

            return $value;
        });

        return array_values($names);
    }
}
