<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries\Admin;

use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Entries\EntryFinder;
use Gazetteer\ContactForm\Entries\EntryQuery;
use Gazetteer\ContactForm\Entries\Files\FileDownload;
use Gazetteer\Kernel\Domain\Csv;

/**
 * Exports the entries of the list as CSV. Sends row by row, so that memory use does not depend on the number of
 * entries.
 */
final class EntryExport
{
    private const BATCH = 200;

    public function __construct(private readonly EntryFinder $finder)
    {
    }

    public function send(EntryQuery $query): never
    {
        $columns = $this->columns($query);
        FileDownload::begin('messages-' . wp_date('Y-m-d') . '.csv', 'text/csv; charset=utf-8');
        // phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- a CSV file, not HTML.
        echo Csv::MARK, Csv::line([
            __('Date', 'gazetteer'),
            __('Form', 'gazetteer'),
            __('Status', 'gazetteer'),
            __('Page', 'gazetteer'),
            ...array_values($columns),
            __('Files', 'gazetteer'),
        ]);
        $keys = array_keys($columns);
        foreach ($this->entries($query) as $entry) {
            echo Csv::line(self::cells($entry, $keys));
        }
        // phpcs:enable
        exit;
    }

    /** @return \Generator<int, Entry> */
    private function entries(EntryQuery $query): \Generator
    {
        $last = PHP_INT_MAX;
        do {
            $some = $this->finder->below($query, $last, self::BATCH);
            foreach ($some as $kept) {
                $last = $kept->entry->id;
                yield $kept->entry;
            }
        } while (count($some) === self::BATCH);
    }

    /**
     * A column for each field of any entry. Fields of different forms with the same label share a column.
     *
     * @return array<string, string> Headings by column key.
     */
    private function columns(EntryQuery $query): array
    {
        $columns = [];
        foreach ($this->entries($query) as $entry) {
            foreach (self::keyed($entry) as $key => $field) {
                $columns[$key] ??= $field['label'] === '' ? $field['name'] : $field['label'];
            }
        }

        return $columns;
    }

    /**
     * @param list<string> $keys
     * @return list<string>
     */
    private static function cells(Entry $entry, array $keys): array
    {
        $fields = self::keyed($entry);

        return [
            (string) wp_date('Y-m-d H:i:s', $entry->time),
            EntryWords::form($entry->form),
            EntryWords::state($entry->state),
            $entry->url,
            ...array_map(static fn (string $key): string => implode(', ', $fields[$key]['values'] ?? []), $keys),
            implode(', ', array_column($entry->files, 'name')),
        ];
    }

    /** @return array<string, array{name: string, label: string, values: list<string>}> */
    private static function keyed(Entry $entry): array
    {
        $keyed = [];
        foreach ($entry->fields as $field) {
            $key = 'label ' . ($field['label'] ?: $field['name']);
            // Two fields of one form may have the same label and need separate columns.
            $keyed[isset($keyed[$key]) ? "{$key} {$field['name']}" : $key] = $field;
        }

        return $keyed;
    }
}
