<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Rules;

final class Choice
{
    /** @param array<array-key, mixed> $spec */
    public static function enum(RuleField $field, array $spec): bool
    {
        $accept = is_array($spec['accept'] ?? null) ? $spec['accept'] : [];
        $offered = [];
        foreach ($accept as $option) {
            // PHP converts array keys of digits to integers. The dot keeps them strings.
            $offered['.' . (is_scalar($option) ? Blanks::trim((string) $option) : '')] = true;
        }

        return $field->each(static fn (string $text): bool => isset($offered[".{$text}"]));
    }
}
