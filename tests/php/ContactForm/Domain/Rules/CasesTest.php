<?php

declare(strict_types=1);

namespace Gazetteer\Tests\ContactForm\Domain\Rules;

use Closure;
use Gazetteer\ContactForm\Domain\Rules\RuleField;
use Gazetteer\ContactForm\Domain\Rules\RuleTable;
use Gazetteer\Tests\Check;

/** Checks the rules against the JSON cases that the JavaScript tests use as well. */
final class CasesTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (glob('/cases/rules/*.json') ?: [] as $file) {
            $table = json_decode((string) file_get_contents($file), true, 64, JSON_THROW_ON_ERROR);
            foreach ($table as $case) {
                yield 'the rule “' . basename($file, '.json') . '” ' . $case['says'] => static fn () => Check::same($case['holds'], self::holds($case));
            }
        }
    }

    /** @param array<string, mixed> $case */
    private static function holds(array $case): bool
    {
        $texts = array_map(static fn (string $text): string => str_repeat($text, $case['times'] ?? 1), $case['texts']);

        return RuleTable::verdict(new RuleField($texts, $case['files'] ?? []), $case['spec']) ?? true;
    }
}
