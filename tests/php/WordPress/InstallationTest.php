<?php

declare(strict_types=1);

namespace Gazetteer\Tests\WordPress;

use Closure;
use Gazetteer\Tests\Check;
use Gazetteer\WordPress\Database\Table;
use Gazetteer\WordPress\Database\Tables;
use Gazetteer\WordPress\Installation;
use Gazetteer\WordPress\Lookup\LookupState;

defined('GAZETTEER_VERSION') || define('GAZETTEER_VERSION', '0.0.0');
defined('MINUTE_IN_SECONDS') || define('MINUTE_IN_SECONDS', 60);

/** A site notices that there is something new to be set up. */
final class InstallationTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $designs = array_map(static fn (Table $table): string => "{$table->key} {$table->newest()}", Tables::all());

        yield 'sets a site up anew with every new design of a table' => static fn () => Check::same(
            implode(', ', [GAZETTEER_VERSION, ...$designs, 'lookup ' . LookupState::DESIGN]),
            Installation::EDITION,
        );
        foreach (Tables::all() as $table) {
            yield "makes the table of {$table->key} with every column that a migration adds" => static fn () => Check::same([], array_filter(
                array_merge(...array_map(static fn ($migration): array => array_keys($migration->columns), [new \Gazetteer\WordPress\Database\Migration(), ...$table->migrations])),
                static fn (string $column): bool => !str_contains(($table->design)('x', ''), " {$column} "),
            ));
        }
    }
}
