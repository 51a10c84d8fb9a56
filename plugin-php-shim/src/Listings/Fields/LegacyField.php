<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Fields;

use Gazetteer\Data\DataNames;
use Gazetteer\Kernel\Fields\FieldTypes;

/** Reads the settings of a custom field that was created with the legacy theme. */
final class LegacyField
{
    private const TYPES = ['check' => 'checkbox', 'checkbox' => 'switch'];
    private const OPTIONS = ['radio' => 'radio-options', 'select' => 'select-options', 'checkboxes' => 'multicheck-options'];

    /** @return array<string, mixed> Converted to the plugin's format; empty without legacy settings. */
    public static function read(int|false $field, DataNames $names): array
    {
        $stored = $field ? get_post_meta($field, $names->details, true) : [];
        $type = is_array($stored) && is_string($stored['field-type'] ?? null) ? $stored['field-type'] : '';
        if ($type === '') {
            return [];
        }
        $options = $stored[self::OPTIONS[$type] ?? ''] ?? '';

        return [
            'type' => FieldTypes::slugOfListingField(self::TYPES[$type] ?? $type),
            'options' => is_string($options) ? array_map(trim(...), explode(',', $options)) : [],
            'filterable' => !in_array($stored['lp-showin-filter'] ?? '', ['', 'notshowinfilter'], true),
            'everywhere' => ($stored['exclusive_field'] ?? '') !== '',
        ];
    }
}
