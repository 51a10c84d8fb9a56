<?php

declare(strict_types=1);

namespace Gazetteer\Import\Screen;

use Gazetteer\Api\ListingImporter;
use Gazetteer\Data\DataNames;
use Gazetteer\Import\Domain\ColumnGuess;
use Gazetteer\Import\Domain\FilePosition;
use Gazetteer\Import\Domain\Files\RowSource;
use Gazetteer\Import\Domain\ImportRun;
use Gazetteer\Import\Domain\RowListing;
use Gazetteer\Import\Domain\RowListingReader;
use Gazetteer\Import\Domain\RowResult;
use Gazetteer\Import\Domain\RunStep;
use Gazetteer\Import\FaultTexts;
use Gazetteer\Import\ImporterRows;
use Gazetteer\Import\ImportFile;
use Gazetteer\Import\Runs\ImportRuns;
use Gazetteer\Import\Runs\RunBatch;
use Gazetteer\Import\Runs\RunFiles;
use Gazetteer\Import\Sources\SiteImporter;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Listings\Fields\FieldPosts;
use RuntimeException;

/** Reads what the templates of the import screen show. */
final class ImportView
{
    private const SAMPLED = 20;
    private const PREVIEWED = 10;
    private const PER_PAGE = 100;

    public function __construct(private readonly DataNames $names)
    {
    }

    /** @return array<string, mixed> */
    public function start(): array
    {
        return [
            'sources' => array_map(static fn (ListingImporter $importer): array => [
                'name' => Extensions::attempt($importer->label(...), ''),
                'total' => $importer instanceof SiteImporter ? $importer->total() : null,
            ], ImporterRows::onSite()),
            'runs' => array_filter(ImportRuns::all(), static fn (ImportRun $run): bool => !str_starts_with($run->importer, 'sample-')),
        ];
    }

    /** @return array<string, mixed> */
    public function columns(ImportRun $run): array
    {
        $fields = array_column((new FieldPosts($this->names))->all(), 'label', 'slug');
        [$headings, $samples] = self::sample(RunFiles::path($run, 'rows'));

        return [
            'headings' => $headings,
            'samples' => $samples,
            'targets' => $run->targets !== [] ? $run->targets : ColumnGuess::all($headings, array_keys($fields)),
            'groups' => ColumnLabels::groups($fields),
        ];
    }

    /**
     * @return array{list<string>, array<string, string>} The headings of a file, and an example for each.
     * @throws RuntimeException If the file is not a table of listings.
     */
    public static function sample(string $path): array
    {
        $source = ImportFile::peek($path);
        [$headings, $samples] = [array_fill_keys(array_filter($source->columns(), static fn (string $name): bool => $name !== ''), true), []];
        foreach (self::first($source, self::SAMPLED) as $row) {
            foreach ($row->cells as $heading => $cell) {
                $headings[$heading] = true;
                $text = is_scalar($cell) ? trim((string) $cell) : (string) wp_json_encode($cell, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
                if (($samples[$heading] ?? '') === '' && !in_array($text, ['', 'null', '[]'], true)) {
                    $samples[$heading] = $text;
                }
            }
        }
        unset($headings['']);

        return [array_map(strval(...), array_keys($headings)), $samples];
    }

    /** @return array<string, mixed> */
    public function preview(ImportRun $run): array
    {
        $reader = new RowListingReader(array_values(get_post_stati()), wp_timezone());
        $rows = [];
        $file = ImportFile::openRun($run->id, RunBatch::CHECK, RunFiles::path($run, 'rows'), $run->importer, $run->targets);
        foreach (self::first($file->rows, self::PREVIEWED) as $row) {
            $read = $reader->read($row);
            $rows[] = ['line' => $row->line] + ($read instanceof RowListing
                ? ['listing' => $read, 'problems' => '']
                : ['listing' => null, 'problems' => implode('; ', array_map(FaultTexts::reason(...), $read))]);
        }

        return ['rows' => $rows, 'mayTrust' => current_user_can('unfiltered_html')];
    }

    /** @return array<string, mixed> */
    public function progress(ImportRun $run): array
    {
        return ['percent' => (int) floor(100 * $run->part), 'words' => self::words($run)];
    }

    /** What the current step has done, for the progress bar. */
    public static function words(ImportRun $run): string
    {
        $percent = number_format_i18n(floor(100 * $run->part));

        return match ($run->step) {
            /* translators: 1: a percentage without the sign, 2: number of rows. */
            RunStep::Checking => sprintf(__('%1$s%% complete. Rows checked: %2$s.', 'gazetteer'), $percent, number_format_i18n(array_sum($run->counts))),
            /* translators: 1: a percentage without the sign, 2: number of rows. */
            RunStep::Importing => sprintf(__('%1$s%% complete. Rows imported: %2$s.', 'gazetteer'), $percent, number_format_i18n(array_sum($run->counts))),
            /* translators: %s: a percentage without the sign. */
            default => sprintf(__('%s%% complete.', 'gazetteer'), $percent),
        };
    }

    /** @return array<string, mixed> */
    public function result(ImportRun $run, Input $asked): array
    {
        $isCheck = $run->step === RunStep::Checked;
        $counts = ($isCheck ? $run->checked : $run->counts) + ['made' => 0, 'changed' => 0, 'unchanged' => 0, 'refused' => 0];
        $numbers = [RowResult::Created->value => $counts['made'], RowResult::Updated->value => $counts['changed'], RowResult::Unchanged->value => $counts['unchanged'], RowResult::Refused->value => $counts['refused']];
        $only = $asked->choice('only', array_keys($numbers));
        $page = $asked->int('part', 1, 1);
        $total = $only === '' ? array_sum($numbers) : $numbers[$only];

        return [
            'isCheck' => $isCheck,
            'numbers' => $numbers,
            'only' => $only,
            'page' => $page,
            'pages' => max(1, (int) ceil($total / self::PER_PAGE)),
            'rows' => RunFiles::rows($run, $isCheck ? RunBatch::CHECK : RunBatch::IMPORT, $only, ($page - 1) * self::PER_PAGE, self::PER_PAGE),
            'list' => admin_url("edit.php?post_type={$this->names->listing}"),
            'self' => ImportScreen::url($this->names->listing, ['run' => $run->id]),
        ];
    }

    /** @return iterable<\Gazetteer\Import\Domain\Row> */
    private static function first(RowSource $source, int $most): iterable
    {
        foreach ($source->rows(new FilePosition()) as $row) {
            yield $row;
            if (--$most <= 0) {
                return;
            }
        }
    }
}
