<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Import\Domain;

use Closure;
use Gazetteer\Import\Domain\ColumnGuess;
use Gazetteer\Import\Domain\Files\CsvRows;
use Gazetteer\Import\Domain\Files\GeoJson;
use Gazetteer\Import\Domain\Files\GeoJsonWriter;
use Gazetteer\Import\Domain\Files\JsonWriter;
use Gazetteer\Import\Domain\Files\MappedRows;
use Gazetteer\Import\Domain\ReviewRow;
use Gazetteer\Import\Domain\Row;
use Gazetteer\Tests\Check;

final class MappedRowsTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'columns are recognized in the spellings of other plugins and languages' => static fn () => Check::same(
            ['ID' => 'key', 'post_title' => 'title', 'Straße' => 'gAddress', 'PLZ' => 'place:postcode', 'Manual Lat' => 'latitude', 'My size' => 'field:my-size', 'x_internal' => ''],
            ColumnGuess::all(['ID', 'post_title', 'Straße', 'PLZ', 'Manual Lat', 'My size', 'x_internal'], ['my-size']),
        );
        yield 'the second column with the same meaning is not assigned' => static fn () => Check::same(
            ['country' => 'place:country', 'Country Name' => ''],
            ColumnGuess::all(['country', 'Country Name'], []),
        );
        yield 'parts of an address become the location and the address' => static fn () => Check::same(
            [['key' => 'a', 'title' => 'Inn', 'location' => [['Norway', 'Bergen']], 'gAddress' => 'Quay 1, 5003 Bergen, Norway']],
            self::mapped("id,n,s,c,z,l\na,Inn,Quay 1,Bergen,5003,Norway\n", ['id' => 'key', 'n' => 'title', 's' => 'gAddress', 'c' => 'place:city', 'z' => 'place:postcode', 'l' => 'place:country']),
        );
        yield 'columns with the same target are joined' => static fn () => Check::same(
            [['key' => 'a', 'category' => 'Food|Drink', 'gAddress' => 'Quay 1, Floor 2']],
            self::mapped("id,a,b,c,d\na,Food,Drink,Quay 1,Floor 2\n", ['id' => 'key', 'a' => 'category', 'b' => 'category', 'c' => 'gAddress', 'd' => 'gAddress']),
        );
        yield 'rows without an ID get the same key for the same title and address' => static function (): void {
            [$one, $other, $same] = array_column(self::mapped("n,s\nInn,A\nInn,B\n INN ,a\n", ['n' => 'title', 's' => 'gAddress']), 'key');
            Check::same([true, false], [$one === $same, $one === $other]);
        };
        yield 'a feature of GeoJSON is read with its position and its ID' => static fn () => Check::same(
            [['latitude' => '46.9', 'longitude' => '7.4', 'name' => 'Pin', 'key' => 'p1'], ['latitude' => '1', 'longitude' => '2', 'name' => 'Area']],
            array_map(static fn (Row $row): array => $row->cells, Files::rows(new GeoJson(Files::of('{"type":"FeatureCollection","features":[
                {"type":"Feature","id":"p1","geometry":{"type":"Point","coordinates":[7.4,46.9]},"properties":{"name":"Pin"}},
                {"type":"Feature","geometry":{"type":"Polygon","coordinates":[[[1,0],[3,0],[3,2],[1,2]]]},"properties":{"name":"Area"}}]}')))),
        );
        yield 'an object that is no feature is refused' => static fn () => Check::same(
            ['1 not_an_object'],
            array_map(static fn (Row $row): string => "{$row->line} {$row->problem?->fault->value}", Files::rows(new GeoJson(Files::of('{"type":"FeatureCollection","features":[{"type":"Point"}]}')))),
        );
        yield 'exported GeoJSON is read again' => static fn () => Check::same(
            [['latitude' => '1.5', 'longitude' => '2.5', 'key' => 'a', 'title' => 'A'], ['key' => 'b', 'title' => 'B']],
            array_map(static fn (Row $row): array => $row->cells, Files::rows(new GeoJson(Files::of(self::written(new GeoJsonWriter()))))),
        );
        yield 'exported JSON is one array' => static fn () => Check::same(['a', 'b'], array_column(json_decode(self::written(new JsonWriter()), true), 'key'));
        yield 'the stars of a review are whole numbers from 0 to 5' => static fn () => Check::same(
            [5, 5, 0, null],
            [ReviewRow::read(['key' => 'r', 'stars' => 4.5])?->stars, ReviewRow::read(['key' => 'r', 'stars' => 9])?->stars, ReviewRow::read(['key' => 'r'])?->stars, ReviewRow::read('r')],
        );
    }

    /**
     * @param array<string, string> $targets
     * @return list<array<string, mixed>>
     */
    private static function mapped(string $csv, array $targets): array
    {
        return array_map(static function (Row $row): array {
            $cells = $row->cells;
            ksort($cells);
            $order = array_flip(['key', 'title', 'category', 'location', 'gAddress']);
            uksort($cells, static fn (string $one, string $other): int => $order[$one] <=> $order[$other]);

            return $cells;
        }, Files::rows(new MappedRows(new CsvRows(Files::of($csv)), $targets)));
    }

    private static function written(GeoJsonWriter|JsonWriter $writer): string
    {
        return $writer->head()
            . $writer->row(['key' => 'a', 'title' => 'A', 'latitude' => '1.5', 'longitude' => '2.5'])
            . $writer->row(['key' => 'b', 'title' => 'B', 'latitude' => '', 'longitude' => ''])
            . $writer->foot();
    }
}
