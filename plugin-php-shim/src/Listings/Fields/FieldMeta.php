<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Fields;

use Gazetteer\Contract\Meta;
use Gazetteer\Data\DataNames;
use Gazetteer\Data\Types;
use Gazetteer\Kernel\Fields\FieldTypes;
use Gazetteer\Listings\PlainText;

/** The settings of a custom field, stored as post meta. */
final class FieldMeta
{
    public const SETTINGS = Meta::FIELD_SETTINGS;
    public const MOST_OPTIONS = 200;

    public static function register(DataNames $names): void
    {
        if (registered_meta_key_exists('post', self::SETTINGS, $names->field)) {
            return;
        }
        register_post_meta($names->field, self::SETTINGS, [
            'type' => 'object',
            'single' => true,
            'auth_callback' => static fn (): bool => current_user_can(Types::EDIT_FIELDS),
            'sanitize_callback' => self::clean(...),
            'show_in_rest' => [
                'schema' => [
                    'type' => 'object',
                    'additionalProperties' => false,
                    'properties' => [
                        'type' => ['type' => 'string', 'enum' => FieldTypes::slugsInListings()],
                        'options' => ['type' => 'array', 'items' => ['type' => 'string'], 'maxItems' => self::MOST_OPTIONS],
                        'required' => ['type' => 'boolean'],
                        'help' => ['type' => 'string'],
                        'filterable' => ['type' => 'boolean'],
                        'everywhere' => ['type' => 'boolean'],
                    ],
                ],
                // Fields of the legacy theme are converted to the same format.
                'prepare_callback' => static fn (mixed $stored): array => self::clean($stored ?: LegacyField::read(get_the_ID(), $names)),
            ],
        ]);
    }

    /** @return array{type: string, options: list<string>, required: bool, help: string, filterable: bool, everywhere: bool} */
    public static function clean(mixed $settings): array
    {
        $given = is_array($settings) ? $settings : [];
        $options = is_array($given['options'] ?? null) ? $given['options'] : [];
        $lines = array_map(static fn (mixed $option): string => PlainText::line($option, 200), array_slice($options, 0, self::MOST_OPTIONS));

        return [
            'type' => FieldTypes::slugOfListingField(is_string($given['type'] ?? null) ? $given['type'] : ''),
            'options' => array_values(array_unique(array_filter($lines, static fn (string $line): bool => $line !== ''))),
            'required' => rest_sanitize_boolean($given['required'] ?? false) === true,
            'help' => PlainText::line($given['help'] ?? ''),
            'filterable' => rest_sanitize_boolean($given['filterable'] ?? false) === true,
            'everywhere' => rest_sanitize_boolean($given['everywhere'] ?? false) === true,
        ];
    }
}
