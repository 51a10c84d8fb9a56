<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Kernel\Store;

use Closure;
use Gazetteer\Kernel\Store\StoreFailure;
use Gazetteer\Kernel\Store\Table;
use Gazetteer\Tests\Check;

defined('ARRAY_A') || define('ARRAY_A', 'ARRAY_A');
defined('MINUTE_IN_SECONDS') || define('MINUTE_IN_SECONDS', 60);

require_once __DIR__ . '/../../stubs/hooks.php';
require_once __DIR__ . '/../../stubs/options.php';

final class TableTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'replaces {table} and passes the values to the database' => static fn () => Check::same(
            [[['id' => '7']], 'SELECT * FROM wp_gazetteer_things WHERE id = <7> AND name = <a>'],
            self::with(static fn (Table $table): array => [$table->rows('SELECT * FROM {table} WHERE id = %d AND name = %s', 7, 'a'), self::last()]),
        );
        yield 'does not prepare a statement without values' => static fn () => Check::same(
            'SELECT * FROM wp_gazetteer_things WHERE name LIKE "a%d"',
            self::with(static function (Table $table): string {
                $table->rows('SELECT * FROM {table} WHERE name LIKE "a%d"');

                return self::last();
            }),
        );
        yield 'reads the number of a statement' => static fn () => Check::same(7, self::with(static fn (Table $table): int => $table->number('SELECT COUNT(*) FROM {table}')));
        yield 'inserts only the columns of an older table, and returns the new ID' => static fn () => Check::same(
            [9, 'INSERT IGNORE INTO wp_gazetteer_things (name) VALUES (<a>)'],
            self::with(static fn (Table $table): array => [$table->insert(['name' => 'a', 'size' => 3]), self::last()]),
        );
        yield 'writes placeholders for a list, and one for an empty list' => static fn () => Check::same(
            ['%d, %d', '%d', '(%d, %s)'],
            [Table::places([1, 2]), Table::places([]), Table::places([1], '(%d, %s)')],
        );
        foreach (['rows' => 'read', 'number' => 'read', 'change' => 'written'] as $method => $how) {
            yield "throws if {$method}() fails" => static fn () => Check::same(
                "The table wp_gazetteer_things could not be {$how}.",
                self::with(static fn (Table $table): string => self::thrown(static fn () => $table->{$method}('SELECT FAIL FROM {table}'))),
            );
            yield "treats a missing table as empty in {$method}()" => static fn () => Check::same(
                [$method === 'rows' ? [] : 0, false],
                self::with(static fn (Table $table): array => [$table->{$method}('SELECT FAIL FROM {table}'), $table->exists()], isLost: true),
            );
        }
        yield 'throws if a row cannot be added, also to a missing table' => static fn () => Check::same(
            ['The table wp_gazetteer_things could not be written.', 'The table wp_gazetteer_things could not be written.'],
            array_map(
                static fn (bool $isLost): string => self::with(static fn (Table $table): string => self::thrown(static fn () => $table->insert(['name' => 'FAIL'])), $isLost),
                [false, true],
            ),
        );
        yield 'reports a tolerated failure and returns the fallback' => static fn () => Check::same(
            ['none', ['gazetteer_bug: The table wp_gazetteer_things could not be read.']],
            self::with(static function (Table $table): array {
                $GLOBALS['gazetteer_heard'] = [];

                return [StoreFailure::tolerate(static fn () => $table->rows('SELECT FAIL FROM {table}'), 'none'), $GLOBALS['gazetteer_heard']];
            }),
        );
    }

    /** @param bool $isLost Whether the table is missing although its option says that it exists. */
    private static function with(Closure $do, bool $isLost = false): mixed
    {
        $GLOBALS['gazetteer_options'] = ['gazetteer_table_things' => ['design' => 1]];
        $GLOBALS['wpdb'] = new class ($isLost) {
            public string $prefix = 'wp_';
            public string $last_error = '';
            public string $last_query = '';
            public int $insert_id = 9;

            public function __construct(private readonly bool $isLost)
            {
            }

            public function prepare(string $sql, mixed ...$values): string
            {
                return (string) preg_replace_callback('/%[dsi]/', static function () use (&$values): string {
                    return '<' . array_shift($values) . '>';
                }, $sql);
            }

            public function esc_like(string $text): string
            {
                return $text;
            }

            public function get_var(string $sql): ?string
            {
                return $this->isLost ? null : 'wp_gazetteer_things';
            }

            /** @return list<array<string, string>> */
            public function get_results(string $sql): array
            {
                if (str_starts_with($sql, 'SHOW')) {
                    return [['Field' => 'name', 'Key_name' => 'PRIMARY']];
                }

                return $this->query($sql) === false ? [] : [['id' => '7']];
            }

            public function query(string $sql): int|false
            {
                $this->last_query = $sql;
                $this->last_error = str_contains($sql, 'FAIL') ? 'no' : '';

                return $this->last_error === '' ? 1 : false;
            }
        };
        $found = $do(new Table('things', static fn (): string => '', [['columns' => ['size' => 'int']]]));
        unset($GLOBALS['wpdb'], $GLOBALS['gazetteer_options']);

        return $found;
    }

    private static function last(): string
    {
        return $GLOBALS['wpdb']->last_query;
    }

    private static function thrown(Closure $do): string
    {
        try {
            $do();
        } catch (StoreFailure $failure) {
            return $failure->getMessage();
        }

        return 'nothing';
    }
}
