<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Import\Domain;

use Closure;
use DateTimeZone;
use Gazetteer\Import\Domain\FilePosition;
use Gazetteer\Import\Domain\Row;
use Gazetteer\Import\Domain\RowListing;
use Gazetteer\Import\Domain\RowListingReader;
use Gazetteer\Tests\Check;

final class RowListingReaderTest
{
    private const KNOWN = ['key' => 'osl'];

    private const WRONG = [
        'latitude' => ['north' => 'not_a_number', '91' => 'out_of_range', '-90.1' => 'out_of_range'],
        'lng' => ['180.5' => 'out_of_range'],
        'website' => ['oslo.example' => 'not_an_address', 'javascript:alert(1)' => 'not_an_address', 'ftp://a.example' => 'not_an_address', 'https://a b' => 'not_an_address'],
        'email' => ['oslo' => 'not_an_email'],
        'status' => ['trash' => 'not_a_choice'],
        'price_status' => ['cheap' => 'not_a_choice'],
        'date' => ['yesterday' => 'not_a_date', '2026-02-30' => 'not_a_date', '2026-13-01' => 'not_a_date'],
        'business_hours' => ['always' => 'not_a_table'],
        'faqs' => ['{' => 'not_a_table'],
        'title' => ['' => 'missing'],
    ];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (self::WRONG as $column => $texts) {
            foreach ($texts as $text => $fault) {
                yield "“{$text}” is refused as {$column}" => static fn () => Check::same(
                    ["7 {$fault} {$column}"],
                    self::problems([$column => (string) $text] + self::KNOWN),
                );
            }
        }
        yield 'a row without a key is refused' => static fn () => Check::same(['7 missing key'], self::problems(['title' => 'Oslo']));
        yield 'a key that is too long is refused' => static fn () => Check::same(['7 too_large key'], self::problems(['key' => str_repeat('k', 191)]));
        yield 'all errors of a row are reported' => static fn () => Check::same(
            ['7 not_a_number latitude', '7 not_an_email email'],
            self::problems(['latitude' => 'x', 'email' => 'y'] + self::KNOWN),
        );
        yield 'a table is refused where a text is expected' => static fn () => Check::same(['7 not_text phone'], self::problems(['phone' => ['1']] + self::KNOWN));

        yield 'one path of names and several paths are read' => static fn () => Check::same(
            ['location' => [['Europe', 'Norway', 'Oslo'], ['Asia']], 'tags' => [['a'], ['b']]],
            self::read(['location' => 'Europe > Norway>Oslo | Asia', 'tags' => 'a|b'])->paths,
        );
        yield 'separators after a backslash are part of the name' => static fn () => Check::same(
            ['category' => [['Bar | Grill', 'A > B', 'C\\D']]],
            self::read(['category' => 'Bar \\| Grill > A \\> B > C\\D'])->paths,
        );
        yield 'paths are read from lists' => static fn () => Check::same(
            ['location' => [['Europe', 'Norway'], ['A>B']]],
            self::read(['location' => ['Europe > Norway', ['A>B']]])->paths,
        );
        yield 'one value is read as a text, and several as a list' => static fn () => Check::same(
            ['runways' => '3', 'fuel' => ['Jet A-1', '100LL'], 'note' => 'a|b', 'none' => ''],
            self::read(['field:runways' => '3', 'field:fuel' => 'Jet A-1 | 100LL', 'field:note' => 'a\\|b', 'field:none' => ''])->values,
        );
        yield 'common column names of spreadsheets are recognised' => static fn () => Check::same(
            ['gAddress' => 'Here 1', 'latitude' => '60.2', 'tagline_text' => 'Far'],
            self::read(['Address' => 'Here 1', ' LAT ' => 60.2, 'Tagline' => 'Far'])->details,
        );
        yield 'unknown columns are ignored' => static fn () => Check::same([], self::read(['colour' => 'red'])->details);
        yield 'an empty cell differs from a missing column' => static function (): void {
            Check::same('', self::read(['content' => ''])->texts['content'] ?? null);
            Check::same(null, self::read([])->texts['content'] ?? null);
        };
        foreach (['2026-05-01' => 1777586400, '2026-05-01 12:30' => 1777631400, '2026-05-01T10:30:00Z' => 1777631400, '2026-05-01T10:30:00+00:00' => 1777631400] as $text => $time) {
            yield "“{$text}” is read as a date" => static fn () => Check::same($time, self::read(['date' => $text])->published);
        }
        yield 'equal rows have the same fingerprint' => static fn () => Check::same(
            self::read(['title' => 'Oslo', 'tags' => 'a|b', 'phone' => '47'])->hash(),
            self::read(['phone' => 47, 'tags' => ['a', 'b'], 'title' => ' Oslo '])->hash(),
        );
        yield 'the order of the columns does not change the fingerprint' => static fn () => Check::same(
            self::read(['title' => 'Oslo', 'category' => 'Air', 'location' => 'Norway', 'tags' => 'a', 'phone' => '47', 'website' => 'https://oslo.example'])->hash(),
            self::read(['website' => 'https://oslo.example', 'phone' => '47', 'tags' => 'a', 'location' => 'Norway', 'category' => 'Air', 'title' => 'Oslo'])->hash(),
        );
        yield 'a changed row has another fingerprint' => static fn () => Check::same(
            false,
            self::read(['title' => 'Oslo'])->hash() === self::read(['title' => 'Oslo', 'phone' => ''])->hash(),
        );
    }

    /** @param array<string, mixed> $cells */
    private static function read(array $cells): RowListing
    {
        return self::arrive($cells + self::KNOWN);
    }

    /**
     * @param array<string, mixed> $cells
     * @return list<string>
     */
    private static function problems(array $cells): array
    {
        return array_map(static fn ($problem): string => "{$problem->line} {$problem->fault->value} {$problem->column}", self::arrive($cells));
    }

    /** @param array<string, mixed> $cells */
    private static function arrive(array $cells): mixed
    {
        $reader = new RowListingReader(['publish', 'pending', 'draft'], new DateTimeZone('Europe/Oslo'));

        return $reader->read(new Row(7, $cells, new FilePosition()));
    }
}
