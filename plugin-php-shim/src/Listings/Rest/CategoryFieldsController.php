<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Rest;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Listings\Domain\FieldDefinition;
use Gazetteer\Listings\Domain\FieldRepository;
use Gazetteer\Listings\Fields\ValueCleaning;

if (!defined('ABSPATH')) {
    exit;
}

/** Returns the fields of given categories. Available to users who can write listings. */
final class CategoryFieldsController extends FieldRoute
{
    public const PATH = 'category-fields';

    /** @param Closure(): FieldRepository $fields */
    public function __construct(private readonly DataNames $names, private readonly Closure $fields)
    {
    }

    public function capability(): string
    {
        return get_post_type_object($this->names->listing)->cap->edit_posts ?? 'do_not_allow';
    }

    public function args(): array
    {
        return ['categories' => [
            'type' => 'array',
            'items' => ['type' => 'integer'],
            'default' => [],
            // The URL contains a comma-separated list.
            'sanitize_callback' => static fn (mixed $ids): array => ValueCleaning::ids($ids),
        ]];
    }

    /** @return list<array<string, mixed>> */
    public function answer(Input $input): array
    {
        $fields = ($this->fields)();

        return array_map(self::shown(...), [...$fields->everywhere(), ...$fields->ofCategories($input->ids('categories'))]);
    }

    /** @return array<string, mixed> */
    private static function shown(FieldDefinition $field): array
    {
        return [
            'slug' => $field->slug,
            'label' => $field->label,
            'kind' => $field->type->slug,
            'options' => $field->options,
            'required' => $field->required,
            'help' => $field->help,
        ];
    }
}
