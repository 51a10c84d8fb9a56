<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Editing;

use Closure;
use Gazetteer\Contract\Meta;
use Gazetteer\Data\DataNames;
use Gazetteer\Data\Types;
use Gazetteer\Kernel\Settings;
use Gazetteer\Listings\Domain\FieldDefinition;
use Gazetteer\Listings\Domain\FieldKind;
use Gazetteer\Listings\Domain\FieldRepository;
use Gazetteer\Listings\Fields\FieldInputs;
use Gazetteer\Listings\Fields\FieldMeta;
use Gazetteer\Listings\Fields\ValueCleaning;
use Gazetteer\Listings\PlainText;
use WP_REST_Request;
use WP_Term;

/** What the screen asks beside WordPress's own records. For those who may change fields. */
final class FieldRoutes
{
    public const PREVIEW = 'field-preview';
    public const USES = 'field-uses';
    public const ANSWERS = 'field-answers';
    public const OF_CATEGORIES = 'category-fields';
    private const MOST = 200;

    /** @param Closure(): FieldRepository $fields */
    public static function register(DataNames $names, Closure $fields): void
    {
        self::registerOfCategories($names, $fields());
        self::add(self::PREVIEW, 'POST', static fn (WP_REST_Request $request): array => ['html' => self::preview($request['fields'])], [
            'fields' => [
                'type' => 'array',
                'items' => ['type' => 'object'],
                'default' => [],
                'sanitize_callback' => static fn (mixed $fields): array => array_slice(is_array($fields) ? $fields : [], 0, self::MOST),
            ],
        ]);
        self::add(self::USES, 'GET', static fn (): object => (object) self::uses($names));
        self::add(self::ANSWERS, 'GET', static fn (WP_REST_Request $request): array => ['has' => self::hasAnswers($names, $request['slug'])], [
            'slug' => ['type' => 'string', 'default' => '', 'sanitize_callback' => static fn (mixed $slug): string => PlainText::line($slug)],
        ]);
    }

    /** Whoever writes a listing fills these in. */
    private static function registerOfCategories(DataNames $names, FieldRepository $fields): void
    {
        register_rest_route(Settings::REST_NAMESPACE, '/' . self::OF_CATEGORIES, [
            'methods' => 'GET',
            'callback' => static fn (WP_REST_Request $request): array => array_map(
                self::shown(...),
                [...$fields->everywhere(), ...$fields->ofCategories($request['categories'])],
            ),
            'args' => ['categories' => [
                'type' => 'array',
                'items' => ['type' => 'integer'],
                'default' => [],
                'sanitize_callback' => static fn (mixed $ids): array => ValueCleaning::ids($ids),
            ]],
            'permission_callback' => static fn (): bool => current_user_can(get_post_type_object($names->listing)->cap->edit_posts ?? 'do_not_allow'),
            'show_in_index' => false,
        ]);
    }

    /** @return array<string, mixed> */
    private static function shown(FieldDefinition $field): array
    {
        return [
            'slug' => $field->slug,
            'label' => $field->label,
            'kind' => $field->kind->value,
            'options' => $field->options,
            'required' => $field->required,
            'help' => $field->help,
        ];
    }

    public static function path(string $name): string
    {
        return '/' . Settings::REST_NAMESPACE . "/{$name}";
    }

    /** @param array<string, array<string, mixed>> $args */
    private static function add(string $name, string $method, callable $answer, array $args = []): void
    {
        register_rest_route(Settings::REST_NAMESPACE, "/{$name}", [
            'methods' => $method,
            'callback' => $answer,
            'args' => $args,
            'permission_callback' => static fn (): bool => current_user_can(Types::EDIT_FIELDS),
            'show_in_index' => false,
        ]);
    }

    /**
     * The fields as the submit form shows them, kept or not.
     *
     * @param array<array-key, mixed> $fields
     */
    private static function preview(array $fields): string
    {
        $drawn = [];
        foreach ($fields as $field) {
            $settings = FieldMeta::clean($field);
            $drawn[] = new FieldDefinition(
                0,
                PlainText::line($field['slug'] ?? ''),
                PlainText::line($field['label'] ?? ''),
                FieldKind::from($settings['type']),
                $settings['options'],
                $settings['required'],
                $settings['help'],
            );
        }

        return $drawn === [] ? '' : (new FieldInputs())->draw($drawn, []);
    }

    /** @return array<int, list<array{id: int, name: string}>> By field, the categories that have it. */
    private static function uses(DataNames $names): array
    {
        $terms = get_terms(['taxonomy' => $names->category, 'hide_empty' => false, 'meta_key' => Meta::CATEGORY_FIELDS]);
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

    /** Whether any listing has said something under this name. */
    private static function hasAnswers(DataNames $names, string $slug): bool
    {
        global $wpdb;
        $key = '%' . $wpdb->esc_like(serialize($slug)) . '%';

        return $slug !== '' && $wpdb->get_var($wpdb->prepare(
            "SELECT 1 FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value LIKE %s LIMIT 1",
            $names->values,
            $key,
        )) !== null;
    }
}
