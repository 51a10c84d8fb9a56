<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Rest;

use Gazetteer\Contract\Meta;
use Gazetteer\Data\DataNames;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Listings\Fields\ValueCleaning;
use WP_Term;

if (!defined('ABSPATH')) {
    exit;
}

/** Returns the categories of each field. */
final class FieldUsesController extends FieldRoute
{
    public const PATH = 'field-uses';

    public function __construct(private readonly DataNames $names)
    {
    }

    /** @return array<int, list<array{id: int, name: string}>> Categories by field id. */
    public function answer(Input $input): array
    {
        $terms = get_terms(['taxonomy' => $this->names->category, 'hide_empty' => false, 'meta_key' => Meta::CATEGORY_FIELDS]);
        $uses = [];
        foreach (is_array($terms) ? $terms : [] as $term) {
            if (!$term instanceof WP_Term) {
                continue;
            }
            foreach (ValueCleaning::ids(get_term_meta($term->term_id, Meta::CATEGORY_FIELDS, true)) as $field) {
                $uses[$field][] = ['id' => $term->term_id, 'name' => html_entity_decode($term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8')];
            }
        }

        return $uses;
    }
}
