<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Fields;

use Gazetteer\Contract\Meta;
use Gazetteer\Data\DataNames;
use WP_REST_Response;

/**
 * Category metas for the listing form: fields and features. Only users who can edit categories can read or write them.
 */
final class TermMeta
{
    /** Whether the form shows the features section for a category without features: yes or no. */
    public const EXCLUSIVE = Meta::CATEGORY_SHOWS_EMPTY;

    public static function register(DataNames $names): void
    {
        $ids = static fn (mixed $ids): array => ValueCleaning::ids($ids);
        foreach ([Meta::CATEGORY_FEATURES, Meta::CATEGORY_FIELDS] as $key) {
            register_term_meta($names->category, $key, [
                'type' => 'array',
                'single' => true,
                'auth_callback' => self::mayEdit(...),
                'sanitize_callback' => $ids,
                'show_in_rest' => [
                    'schema' => ['type' => 'array', 'items' => ['type' => 'integer', 'minimum' => 1]],
                    'prepare_callback' => $ids,
                ],
            ]);
        }
        $choice = static fn (mixed $value): string => $value === 'yes' ? 'yes' : 'no';
        register_term_meta($names->category, self::EXCLUSIVE, [
            'type' => 'string',
            'single' => true,
            'auth_callback' => self::mayEdit(...),
            'sanitize_callback' => $choice,
            'show_in_rest' => ['schema' => ['type' => 'string', 'enum' => ['yes', 'no']], 'prepare_callback' => $choice],
        ]);
        add_filter("rest_prepare_{$names->category}", self::hide(...));
    }

    private static function mayEdit(): bool
    {
        return current_user_can('manage_categories');
    }

    /**
     * Removes the metas from responses for users who may not edit categories, because the metas contain ids of draft
     * fields.
     */
    private static function hide(WP_REST_Response $response): WP_REST_Response
    {
        $answer = $response->get_data();
        if (is_array($answer) && is_array($answer['meta'] ?? null) && !self::mayEdit()) {
            unset($answer['meta'][Meta::CATEGORY_FEATURES], $answer['meta'][Meta::CATEGORY_FIELDS], $answer['meta'][self::EXCLUSIVE]);
            $response->set_data($answer);
        }

        return $response;
    }
}
