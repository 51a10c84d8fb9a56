<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Rules;

use Gazetteer\ContactForm\Domain\Rules\Format\Dates;
use Gazetteer\ContactForm\Domain\Rules\Format\Url;
use Gazetteer\Contract\Clock;
use Gazetteer\Contract\Limit;
use Gazetteer\Contract\MimeType;
use Gazetteer\Contract\Rule;

/** Maps the name of each rule to the method that checks the rule. */
final class RuleTable
{
    private const EMAIL_LOCAL = '/^[a-z0-9.!#$%&\'*+\/=?^_`{|}~-]+$/Di';
    private const EMAIL_LABEL = '/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/Di';

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
            Rule::Email => $field->eachMatched(self::isEmail(...)),
            Rule::Url => Url::holds($field),
            Rule::Tel => $field->eachMatched(self::isTel(...)),
            Rule::Number => Number::holds($field),
            Rule::Date => Dates::date($field),
            Rule::Time => $field->eachMatched(self::isTime(...)),
            Rule::File => self::file($field, $spec),
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

    private static function isEmail(string $text): bool
    {
        $parts = explode('@', $text);
        if (Length::units($text) < Limit::EMAIL_MIN_LENGTH || count($parts) !== 2) {
            return false;
        }
        [$local, $domain] = $parts;
        $labels = explode('.', $domain);
        foreach ($labels as $label) {
            if (preg_match(self::EMAIL_LABEL, $label) !== 1) {
                return false;
            }
        }

        return count($labels) > 1 && preg_match(self::EMAIL_LOCAL, $local) === 1;
    }

    private static function isTel(string $text): bool
    {
        $dialled = (string) preg_replace('~[()/.*#' . RuleField::BLANKS . '-]+~u', '', $text);

        return preg_match('/^\+?[0-9]+$/D', $dialled) === 1;
    }

    private static function isTime(string $text): bool
    {
        $isWithin = static fn (string $digits, int $least, int $most): bool => (int) $digits >= $least && (int) $digits <= $most;

        return preg_match('/^([0-9]{2}):([0-9]{2})(?::([0-9]{2}))?$/D', $text, $found) === 1
            && $isWithin($found[1], Clock::HOUR_MIN, Clock::HOUR_MAX)
            && $isWithin($found[2], Clock::MINUTE_MIN, Clock::MINUTE_MAX)
            && $isWithin($found[3] ?? '0', Clock::SECOND_MIN, Clock::SECOND_MAX);
    }

    /**
     * Checks file types by name only.
     *
     * @param array<array-key, mixed> $spec
     */
    private static function file(RuleField $field, array $spec): bool
    {
        $accept = is_array($spec['accept'] ?? null) ? $spec['accept'] : [];
        $endings = array_merge(...array_map(self::endings(...), array_values($accept)));
        foreach ($field->files as $file) {
            $name = strtolower($file['name']);
            $fits = array_filter($endings, static fn (string $ending): bool => str_ends_with($name, $ending));
            if ($fits === []) {
                return false;
            }
        }

        return $field->texts === [];
    }

    /** @return list<string> The file name endings of an accepted type, in lower case and with the dot. */
    private static function endings(mixed $accepted): array
    {
        $entry = is_string($accepted) ? strtolower(RuleField::trim($accepted)) : '';
        if (strlen($entry) > 1 && $entry[0] === '.') {
            return [$entry];
        }
        $endings = [];
        foreach (MimeType::EXTENSIONS as $type => $extensions) {
            $known = strtolower($type);
            if ($known === $entry || explode('/', $known)[0] . '/*' === $entry) {
                array_push($endings, ...array_map(static fn (string $extension): string => ".{$extension}", $extensions));
            }
        }

        return $endings;
    }
}
