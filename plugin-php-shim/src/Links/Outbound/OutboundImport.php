<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- local files; WP_Filesystem could ask for FTP credentials.

namespace Gazetteer\Links\Outbound;

use Gazetteer\Import\Domain\FilePosition;
use Gazetteer\Import\Domain\Files\CsvRows;
use Gazetteer\Kernel\Store\Transaction;
use Gazetteer\Links\Domain\Outbound\ImportLine;
use Gazetteer\Links\Domain\Outbound\OutboundFault;
use Gazetteer\Links\Domain\Outbound\OutboundLink;
use Gazetteer\Links\Domain\Outbound\OutboundPath;
use Gazetteer\Links\Domain\Outbound\OutboundRules;

/** Parses a CSV of outbound links and reports the result of each line. Writes all lines or none. */
final class OutboundImport
{
    public const MOST = 5000;
    private const BATCH = 500;

    private readonly OutboundRules $rules;

    public function __construct(private readonly OutboundTable $links, OutboundPath $paths)
    {
        $this->rules = new OutboundRules($paths);
    }

    /** @return list<ImportLine>|null Null if the first line lacks required columns. */
    public function read(string $table, bool $updates): ?array
    {
        $file = fopen('php://temp', 'w+b');
        fwrite($file, $table);
        $rows = new CsvRows($file);
        if (array_diff(OutboundRules::NEEDED, array_map(mb_strtolower(...), $rows->columns())) !== []) {
            return null;
        }
        $present = $this->present();
        [$lines, $seen] = [[], []];
        foreach ($rows->rows(new FilePosition()) as $row) {
            $cells = array_change_key_case(array_map(strval(...), $row->cells));
            if (count($lines) === self::MOST) {
                break;
            }
            if ($row->problem !== null) {
                $lines[] = ImportLine::unreadable($row->problem);
                continue;
            }
            $path = $this->rules->path($cells);
            $before = $path === null ? null : $present[$path] ?? null;
            // Columns that the file does not have keep their stored values.
            $read = $this->rules->readRow($cells + ($before === null ? [] : array_combine(OutboundRules::COLUMNS, OutboundRules::cells($before))));
            $faults = is_array($read) ? $read : [];
            if (isset($seen[$path ?? ''])) {
                $faults['address'] = OutboundFault::Twice;
            }
            $lines[] = $read instanceof OutboundLink && $faults === [] ? ImportLine::of($row->line, $read, $before, $updates) : ImportLine::wrong($row->line, $faults);
            if ($path !== null) {
                $seen[$path] = true;
            }
        }

        return $lines;
    }

    /**
     * @param list<ImportLine> $lines
     * @return int Number of added or changed links.
     */
    public function write(array $lines): int
    {
        $written = 0;
        // Create the table before the transaction, because `CREATE TABLE` commits implicitly.
        OutboundTable::table()->create();
        Transaction::run(function () use ($lines, &$written): void {
            foreach ($lines as $line) {
                if ($line->link !== null && $line->isWritten() && $this->links->save($line->link)) {
                    $written++;
                }
            }
        });

        return $written;
    }

    /** @return array<string, OutboundLink> Keyed by path. */
    private function present(): array
    {
        $present = [];
        $last = 0;
        do {
            $some = $this->links->after($last, self::BATCH);
            foreach ($some as $link) {
                $present[$link->path()] = $link;
                $last = $link->id;
            }
        } while (count($some) === self::BATCH);

        return $present;
    }
}
