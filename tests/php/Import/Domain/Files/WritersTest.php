<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Import\Domain\Files;

use Closure;
use DateTimeZone;
use Gazetteer\Import\Domain\Files\CsvRows;
use Gazetteer\Import\Domain\Files\CsvWriter;
use Gazetteer\Import\Domain\Files\JsonLines;
use Gazetteer\Import\Domain\Files\JsonLinesWriter;
use Gazetteer\Import\Domain\Files\RowSource;
use Gazetteer\Import\Domain\Files\RowWriter;
use Gazetteer\Import\Domain\RowListingReader;
use Gazetteer\Tests\Check;
use Gazetteer\Tests\Import\Domain\Files;

final class WritersTest
{
    private const LISTING = [
        'key' => 'osl',
        'title' => '=HYPERLINK("x")',
        'content' => "'=a\r\n\"b\"",
        'location' => [['Europe', 'A > B | C\\'], ['Asia']],
        'tags' => [],
        'gAddress' => "Here, 1\nThere",
        'latitude' => '-33.9',
        'faqs' => ['faq' => [1 => 'Why?'], 'faqans' => [1 => 'ü / "x"']],
        'field:fuel' => ['a|b', 'c\\', 'd'],
        'field:note' => '+1',
    ];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'an exported CSV is read back unchanged' => static fn () => self::returns(
            new CsvWriter(array_keys(self::LISTING)),
            static fn ($file): RowSource => new CsvRows($file),
        );
        yield 'an exported JSON file is read back unchanged' => static fn () => self::returns(new JsonLinesWriter(), static fn ($file): RowSource => new JsonLines($file));
        yield 'an exported CSV contains no cell that a spreadsheet would execute' => static fn () => Check::same(
            0,
            preg_match('/(?:^|,)"[=+\-@]/m', (new CsvWriter(array_keys(self::LISTING)))->row(self::LISTING)),
        );
        yield 'an exported JSON file has one object per line' => static fn () => Check::same("{\"key\":\"a\"}\n", (new JsonLinesWriter())->row(['key' => 'a', 'title' => '', 'tags' => []]));
    }

    /** @param callable(resource): RowSource $open */
    private static function returns(RowWriter $writer, callable $open): void
    {
        $rows = Files::rows($open(Files::of($writer->head() . $writer->row(self::LISTING) . $writer->row(['key' => '2', 'title' => 'two']))));
        Check::same(2, count($rows));
        $rowListing = (new RowListingReader([], new DateTimeZone('UTC')))->read($rows[0]);
        Check::same(self::LISTING['title'], $rowListing->texts['title']);
        Check::same(self::LISTING['content'], $rowListing->texts['content']);
        Check::same(self::LISTING['location'], $rowListing->paths['location']);
        Check::same(['fuel' => self::LISTING['field:fuel'], 'note' => '+1'], $rowListing->values);
        Check::same(self::LISTING['faqs'], $rowListing->details['faqs']);
        Check::same('-33.9', $rowListing->details['latitude']);
        Check::same(self::LISTING['gAddress'], $rowListing->details['gAddress']);
    }
}
