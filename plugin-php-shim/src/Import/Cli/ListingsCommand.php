<?php

declare(strict_types=1);

namespace Gazetteer\Import\Cli;

use Closure;
use Gazetteer\Import\ImportFile;
use Gazetteer\Import\TransferServices;
use Gazetteer\Search\SearchIndex;
use RuntimeException;
use WP_CLI;

/** Moves the directory's listings in and out of files, and looks after their search index. */
final class ListingsCommand
{
    /** Exit code if some rows were rejected. */
    private const SOME_REFUSED = 2;

    /** @param Closure(): SearchIndex $index */
    public function __construct(private readonly Closure $index)
    {
    }

    /**
     * Imports listings from a CSV or JSON file, or with an importer of another plugin.
     *
     * Every row has a key, by which the same listing is known again: a row that says what it said before leaves its
     * listing alone, one that says something else changes it. What a row says nothing about stays as it is. Rows with
     * anything wrong in them are named by their line and left out.
     *
     * An import that was stopped goes on from where it stopped when the same file is given again.
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
     * : Say what would become of the rows, and change nothing.
     *
     * [--restart]
     * : Begin with the first row, even if an earlier import of this file was stopped.
     *
     * [--trusted]
     * : Let shortcodes and blocks in descriptions run, as in a file of your own. They are left as text otherwise.
     *
     * ## EXIT STATUS
     *
     * 0 when every row was taken in, 1 when the file could not be read, 2 when some rows were left out.
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
     * Writes all listings that are not in the trash into a file that an import reads back.
     *
     * ## OPTIONS
     *
     * <file>
     * : Where to write them to; - for the terminal.
     *
     * [--format=<format>]
     * : A table that spreadsheets open, or JSON Lines: one object per line. The value json means jsonl.
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
     * Builds the search index anew from the listings.
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
        $reindex = ($this->index)()->reindex();
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
        foreach ($wrong = ($this->index)()->reindex()->check() as ['listing' => $id, 'wrong' => $how]) {
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
