<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Rules\Format;

use DateTimeImmutable;
use DateTimeZone;
use Gazetteer\ContactForm\Domain\Rules\Numeral;
use Gazetteer\ContactForm\Domain\Rules\RuleField;
use Gazetteer\Contract\Limit;

/**
 * Date rules. The rules for the earliest and the latest date compare texts, so a limit such as February 31 is possible.
 */
final class Dates
{
    private const DAY = '/^([0-9]{' . Limit::MIN_YEAR_DIGITS . ',})-([0-9]{2})-([0-9]{2})$/D';

    public static function date(RuleField $field): bool
    {
        return $field->eachMatched(static fn (string $text): bool => self::read($text) !== null);
    }

    /** @param array<array-key, mixed> $spec */
    public static function dayofweek(RuleField $field, array $spec): bool
    {
        $accept = is_array($spec['accept'] ?? null) ? array_map(Numeral::integer(...), $spec['accept']) : [];

        return $field->eachMatched(static function (string $text) use ($accept): bool {
            $day = self::read($text);

            return $day !== null && in_array((float) self::weekday(...$day), $accept, true);
        });
    }

    /** @param array<array-key, mixed> $spec */
    public static function mindate(RuleField $field, array $spec): bool
    {
        return self::compare($field, $spec, static fn (int $order): bool => $order >= 0);
    }

    /** @param array<array-key, mixed> $spec */
    public static function maxdate(RuleField $field, array $spec): bool
    {
        return self::compare($field, $spec, static fn (int $order): bool => $order <= 0);
    }

    /**
     * @param array<array-key, mixed> $spec
     * @param callable(int): bool $fits
     */
    private static function compare(RuleField $field, array $spec, callable $fits): bool
    {
        $bound = $spec['threshold'] ?? null;

        return !is_string($bound) || !self::looksRight($bound) || $field->each(
            static fn (string $text): bool => !self::looksRight($text) || $fits(strcmp($text, $bound)),
        );
    }

    private static function looksRight(string $text): bool
    {
        return RuleField::isMatchable($text) && preg_match(self::DAY, $text) === 1;
    }

    /**
     * @return array{int, int, int}|null Year, month and day. The year is mapped to 2000–2399, because the Gregorian
     *     calendar repeats every 400 years.
     */
    private static function read(string $text): ?array
    {
        if (preg_match(self::DAY, $text, $found) !== 1 || trim($found[1], '0') === '') {
            return null;
        }
        // 10,000 years are a multiple of 400, so the last four digits are sufficient.
        $day = [2000 + (int) substr($found[1], -4) % 400, (int) $found[2], (int) $found[3]];

        return checkdate($day[1], $day[2], $day[0]) ? $day : null;
    }

    private static function weekday(int $year, int $month, int $day): int
    {
        return (int) (new DateTimeImmutable('now', new DateTimeZone('UTC')))->setDate($year, $month, $day)->format('N');
    }
}
