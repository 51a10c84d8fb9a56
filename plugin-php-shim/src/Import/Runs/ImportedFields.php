<?php

declare(strict_types=1);

namespace Gazetteer\Import\Runs;

use Gazetteer\Listings\Fields\FieldMeta;
use Gazetteer\Plugin;

/** Creates definitions for the custom fields of another directory plugin. Keeps existing fields with the same slug. */
final class ImportedFields
{
    public function __construct(private readonly ImportJournal $journal)
    {
    }

    /** @param array<string, string> $fields The labels, by slug. */
    public function make(array $fields): void
    {
        $type = Plugin::settings()->names()->field;
        foreach ($fields as $slug => $label) {
            $known = get_posts(['post_type' => $type, 'name' => $slug, 'post_status' => 'any', 'numberposts' => 1, 'fields' => 'ids']);
            if ($known !== []) {
                continue;
            }
            $id = wp_insert_post(wp_slash([
                'post_type' => $type,
                'post_status' => 'publish',
                'post_title' => wp_strip_all_tags($label),
                'post_name' => $slug,
                'meta_input' => [FieldMeta::SETTINGS => FieldMeta::clean(['type' => 'text', 'everywhere' => true])],
            ]));
            $id > 0 && $this->journal->record(ImportJournal::FIELD, $id);
        }
    }
}
