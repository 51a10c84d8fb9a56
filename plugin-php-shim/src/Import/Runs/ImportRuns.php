<?php

declare(strict_types=1);

namespace Gazetteer\Import\Runs;

use Gazetteer\Import\Domain\ImportRun;
use Gazetteer\Import\Domain\RunStep;

/** Stores the runs of the import screen in one option that is not autoloaded. Keeps the newest ones. */
final class ImportRuns
{
    public const OPTION = 'gazetteer_import_runs';
    private const MOST = 20;

    /** @return array<string, ImportRun> The newest run first, by ID. */
    public static function all(): array
    {
        $runs = array_filter(array_map(ImportRun::fromArray(...), (array) get_option(self::OPTION, [])));

        return array_column($runs, null, 'id');
    }

    public static function find(string $id): ?ImportRun
    {
        return self::all()[$id] ?? null;
    }

    public static function begin(string $name, string $importer, RunStep $step, string $rows = ''): ImportRun
    {
        return self::save(new ImportRun(bin2hex(random_bytes(8)), get_current_user_id(), time(), $name, $importer, $step, array_filter(['rows' => $rows])));
    }

    public static function save(ImportRun $run): ImportRun
    {
        $runs = [$run->id => $run] + self::all();
        if (!isset(self::all()[$run->id])) {
            foreach (array_slice($runs, self::MOST, null, true) as $old) {
                self::forget($old);
                unset($runs[$old->id]);
            }
        } else {
            // Keep the order, newest first.
            $runs = array_replace(self::all(), [$run->id => $run]);
        }
        self::write($runs);

        return $run;
    }

    /** Deletes a run with its files and its journal. Its listings stay. */
    public static function forget(ImportRun $run): void
    {
        RunFiles::remove($run);
        (new ImportJournal($run->id))->close();
        self::write(array_diff_key(self::all(), [$run->id => 1]));
    }

    /** @param array<string, ImportRun> $runs */
    private static function write(array $runs): void
    {
        $rows = array_values(array_map(static fn (ImportRun $run): array => $run->toArray(), $runs));
        $rows === [] ? delete_option(self::OPTION) : update_option(self::OPTION, $rows, false);
    }
}
