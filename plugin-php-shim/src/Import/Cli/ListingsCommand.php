<?php

declare(strict_types=1);

namespace Gazetteer\Import\Cli;

use Closure;
use Gazetteer\Import\ImportFile;
use Gazetteer\Import\TransferServices;
use Gazetteer\Search\SiteIndex;
use RuntimeException;
use WP_CLI;

/** Moves the directory's listings in and out of files, and looks after their search index. */
final class ListingsCommand
{
    /** Exit code if some rows were rejected. */
    private const SOME_REFUSED = 2;

    /** @param Closure(): SiteIndex $index */
    public function __construct(private readonly Closure $index)
    {
    }

    /**
     * Imports listings from a CSV or JSON file, or with an importer of another plugin.
     *
     * Each row has a key that identifies its listing. A row with a new key adds a listing. A row with a known key
     * updates the listing if values have changed. Values without a column stay as they are. Rows with errors are
     * skipped and reported with their line number.
     *
     * If an import stops, run the command with the same file again: it continues where it stopped.
     *
     * ## OPTIONS
     *
     * [<file>]
     * : A table in CSV whose first line names the columns, or JSON Lines: one object per line. A JSON array of objects
     * can have at most 10 MB. Leave the file out to import from tables of the site with --from.
     *
     * [--from=<importer>]
     * : The importer of another plugin that reads the file or the tables.
     *
     * [--dry-run]
     * : Check the file and report what would change, without saving anything.
     *
     * [--restart]
     * : Begin with the first row, even if an earlier import of this file was stopped.
     *
     * [--trusted]
     * : Run shortcodes and blocks in descriptions. Use this only for your own files. Without it, they are shown as text.
     *
     * ## EXIT STATUS
     *
     * 0 if all rows were imported, 1 if the file could not be read, 2 if some rows were skipped.
     *
     * ## EXAMPLES
     *
     *     wp gazetteer listings import places.csv --dry-run
     *     wp gazetteer listings import places.jsonl
     *     wp gazetteer listings import my-other-site.jsonl --trusted
     *     wp gazetteer listings import --from=my-old-directory
     *
     * @param list<string> $names
     * @param array<string, string|bool> $options
     */
    public function import(array $names, array $options): void
    {
        try {
            $file = ImportFile::open($names[0] ?? '', (string) ($options['from'] ?? ''));
        } catch (RuntimeException $wrong) {
            WP_CLI::error($wrong->getMessage());
        }
        foreach ($file->unknownColumns() as $column) {
            /* translators: %s: name of a column. */
            WP_CLI::warning(sprintf(__('The column “%s” is unknown and will be ignored.', 'gazetteer'), $column));
        }
        $isDryRun = !empty($options['dry-run']);
        if (!empty($options['restart']) && !$isDryRun) {
            $file->state->forget();
        }
        try {
            $progress = (new ImportBar($this->transfer()))->run($file, $isDryRun, !empty($options['trusted']));
        } catch (RuntimeException $wrong) {
            WP_CLI::error($wrong->getMessage());
        }
        WP_CLI::log(sprintf(
            $isDryRun
                /* translators: 1 to 4: numbers. */
                ? __('Would be added: %1$d. Would be changed: %2$d. Unchanged: %3$d. Would be skipped: %4$d.', 'gazetteer')
                /* translators: 1 to 4: numbers. */
                : __('Added: %1$d. Changed: %2$d. Unchanged: %3$d. Skipped: %4$d.', 'gazetteer'),
            $progress->made,
            $progress->changed,
            $progress->unchanged,
            $progress->refused,
        ));
        if ($progress->refused > 0) {
            WP_CLI::halt(self::SOME_REFUSED);
        }
        WP_CLI::success($isDryRun ? __('The file can be imported.', 'gazetteer') : __('The listings were imported.', 'gazetteer'));
    }

    /**
     * Exports all listings that are not in the trash to a file that can be imported again.
     *
     * ## OPTIONS
     *
     * <file>
     * : The file to write. Use - to print to the terminal.
     *
     * [--format=<format>]
     * : csv for a table that spreadsheets can open, jsonl for JSON Lines (one object per line). json means jsonl.
     * ---
     * default: csv
     * options:
     *   - csv
     *   - jsonl
     *   - json
     * ---
     *
     * ## EXAMPLES
     *
     *     wp gazetteer listings export places.csv
     *     wp gazetteer listings export - --format=jsonl | gzip > places.jsonl.gz
     *
     * @param list<string> $names
     * @param array<string, string|bool> $options
     */
    public function export(array $names, array $options): void
    {
        $isTerminal = ($names[0] ?? '') === '-';
        try {
            $written = (new ExportFile($this->transfer()->export()))->write($isTerminal ? 'php://stdout' : $names[0] ?? '', in_array($options['format'] ?? 'csv', ['jsonl', 'json'], true));
        } catch (RuntimeException $wrong) {
            WP_CLI::error($wrong->getMessage());
        }
        if (!$isTerminal) {
            /* translators: %d: number of listings. */
            WP_CLI::success(sprintf(_n('%d listing was written to the file.', '%d listings were written to the file.', $written, 'gazetteer'), $written));
        }
    }

    /**
     * Rebuilds the search index from the listings.
     *
     * ## EXAMPLES
     *
     *     wp gazetteer listings reindex
     *
     * @param list<string> $names
     * @param array<string, string|bool> $options
     */
    public function reindex(array $names, array $options): void
    {
        $reindex = ($this->index)()->rebuilder();
        $bar = \WP_CLI\Utils\make_progress_bar(__('Reading listings', 'gazetteer'), (int) (wp_count_posts(($this->index)()->names()->listing)->publish ?? 0));
        $last = 0;
        $done = $reindex->run(static function (int $id, int $done) use ($bar, &$last): bool {
            $bar->tick($done - $last);
            $last = $done;

            return true;
        });
        $bar->finish();
        /* translators: %d: number of listings. */
        WP_CLI::success(sprintf(_n('%d listing is in the search index.', '%d listings are in the search index.', $done, 'gazetteer'), $done));
    }

    /**
     * Compares the search index with the listings, and names what differs.
     *
     * ## EXIT STATUS
     *
     * 0 when they agree, 1 when they do not.
     *
     * ## EXAMPLES
     *
     *     wp gazetteer listings check || wp gazetteer listings reindex
     *
     * @param list<string> $names
     * @param array<string, string|bool> $options
     */
    public function check(array $names, array $options): void
    {
        foreach ($wrong = ($this->index)()->rebuilder()->check() as ['listing' => $id, 'wrong' => $how]) {
            WP_CLI::warning(IndexWords::difference($id, $how));
        }
        if ($wrong !== []) {
            WP_CLI::error(__('The search index is out of date. Run “wp gazetteer listings reindex” to rebuild it.', 'gazetteer'));
        }
        WP_CLI::success(__('The search index is up to date.', 'gazetteer'));
    }

    private function transfer(): TransferServices
    {
        $index = ($this->index)();

        return new TransferServices($index->names(), $index);
    }
}
