<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Rules;

use Gazetteer\ContactForm\Domain\Rules\Format\Dates;
use Gazetteer\ContactForm\Domain\Rules\Format\Email;
use Gazetteer\ContactForm\Domain\Rules\Format\Tel;
use Gazetteer\ContactForm\Domain\Rules\Format\Time;
use Gazetteer\ContactForm\Domain\Rules\Format\Url;
use Gazetteer\Contract\Rule;

/** Maps each rule to its check. Short rules are checked here. */
final class RuleTable
{
    /**
     * Whether the field satisfies the rule; null for an unknown rule.
     *
     * @param array<array-key, mixed> $spec
     * @param array<string, RuleField> $others The form's fields, for groups whose rules use several fields.
     */
    public static function verdict(RuleField $field, array $spec, array $others = []): ?bool
    {
        $name = $spec['rule'] ?? null;

        return match (is_string($name) ? Rule::tryFrom($name) : null) {
            Rule::Required => $field->texts !== [] || $field->files !== [],
            Rule::Requiredfile => $field->files !== [],
            Rule::Email => Email::holds($field),
            Rule::Url => Url::holds($field),
            Rule::Tel => Tel::holds($field),
            Rule::Number => Number::holds($field),
            Rule::Date => Dates::date($field),
            Rule::Time => Time::holds($field),
            Rule::File => FileName::file($field, $spec),
            Rule::Enum => self::enum($field, $spec),
            Rule::Dayofweek => Dates::dayofweek($field, $spec),
            Rule::Minitems => self::items($field) >= self::threshold($spec, 0),
            Rule::Maxitems => self::items($field) <= self::threshold($spec, INF),
            Rule::Minlength => Length::minlength($field, $spec),
            Rule::Maxlength => Length::maxlength($field, $spec),
            Rule::Minnumber => Number::minnumber($field, $spec),
            Rule::Maxnumber => Number::maxnumber($field, $spec),
            Rule::Stepnumber => Number::stepnumber($field, $spec),
            Rule::Mindate => Dates::mindate($field, $spec),
            Rule::Maxdate => Dates::maxdate($field, $spec),
            Rule::Minfilesize => self::bytes($field) >= self::threshold($spec, 0),
            Rule::Maxfilesize => self::bytes($field) <= self::threshold($spec, INF),
            Rule::All => Groups::all($field, $spec, $others),
            Rule::Any => Groups::any($field, $spec, $others),
            null => null,
        };
    }

    /** @param array<array-key, mixed> $spec */
    private static function enum(RuleField $field, array $spec): bool
    {
        $accept = is_array($spec['accept'] ?? null) ? $spec['accept'] : [];
        $offered = [];
        foreach ($accept as $option) {
            // PHP converts array keys of digits to integers. The dot keeps them strings.
            $offered['.' . (is_scalar($option) ? RuleField::trim((string) $option) : '')] = true;
        }

        return $field->each(static fn (string $text): bool => isset($offered[".{$text}"]));
    }

    private static function items(RuleField $field): int
    {
        return count($field->texts) + count($field->files);
    }

    private static function bytes(RuleField $field): int|float
    {
        return array_sum(array_column($field->files, 'size'));
    }

    /** @param array<array-key, mixed> $spec */
    private static function threshold(array $spec, int|float $default): int|float
    {
        return Numeral::integer($spec['threshold'] ?? null) ?? $default;
    }
}
