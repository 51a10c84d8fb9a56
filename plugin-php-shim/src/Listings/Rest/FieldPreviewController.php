<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Rest;

use Gazetteer\Kernel\Fields\FieldTypes;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\Method;
use Gazetteer\Listings\Domain\FieldDefinition;
use Gazetteer\Listings\Fields\FieldInputs;
use Gazetteer\Listings\Fields\FieldMeta;
use Gazetteer\Listings\PlainText;

if (!defined('ABSPATH')) {
    exit;
}

/** Renders custom fields with unsaved changes, with the HTML of the submit form. */
final class FieldPreviewController extends FieldRoute
{
    public const PATH = 'field-preview';
    private const MOST = 200;

    public function method(): Method
    {
        return Method::Post;
    }

    public function args(): array
    {
        return ['fields' => ['type' => 'array', 'items' => ['type' => 'object'], 'default' => []]];
    }

    /** @return array{html: string} */
    public function answer(Input $input): array
    {
        $fields = array_map(self::field(...), $input->inners('fields', self::MOST));

        return ['html' => $fields === [] ? '' : (new FieldInputs())->draw($fields, [])];
    }

    private static function field(Input $field): FieldDefinition
    {
        $settings = FieldMeta::clean([
            'type' => $field->text('type'),
            'options' => array_values($field->list('options', FieldMeta::MOST_OPTIONS)),
            'required' => $field->flag('required'),
            'help' => $field->text('help'),
        ]);

        return new FieldDefinition(
            0,
            PlainText::line($field->text('slug')),
            PlainText::line($field->text('label')),
            FieldTypes::ofListingField($settings['type']),
            $settings['options'],
            $settings['required'],
            $settings['help'],
        );
    }
}
