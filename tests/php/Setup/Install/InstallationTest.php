<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Setup\Install;

use Closure;
use Gazetteer\Kernel\Store\Table;
use Gazetteer\Search\IndexState;
use Gazetteer\Setup\Install\Installation;
use Gazetteer\Setup\Install\Tables;
use Gazetteer\Tests\Check;

defined('GAZETTEER_VERSION') || define('GAZETTEER_VERSION', '0.0.0');
defined('MINUTE_IN_SECONDS') || define('MINUTE_IN_SECONDS', 60);

/** Tests how a site detects that a new version must be set up. */
final class InstallationTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $designs = array_map(static fn (Table $table): string => "{$table->key} {$table->newest()}", Tables::all());

        yield 'a site is set up again after each schema change and for new scheduled events' => static fn () => Check::same(
            implode(', ', [GAZETTEER_VERSION, ...$designs, 'search index ' . IndexState::DESIGN, 'expiry 1', 'account names 1']),
            Installation::VERSION,
        );
        foreach (Tables::all() as $table) {
            yield "the table {$table->key} is created with every column of its migrations" => static fn () => Check::same([], array_filter(
                array_merge([], ...array_map(static fn (array $migration): array => array_keys($migration['columns'] ?? []), $table->migrations)),
                static fn (string $column): bool => !str_contains(($table->design)('x', ''), " {$column} "),
            ));
        }
    }
}
