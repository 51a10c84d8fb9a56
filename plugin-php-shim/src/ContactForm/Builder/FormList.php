<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Builder;

use Gazetteer\ContactForm\FormPostType;

/** The list of forms in the admin: with each, how to put it on a page. */
final class FormList
{
    private const COLUMN = 'gazetteer_shortcode';

    public static function register(): void
    {
        add_filter('manage_' . FormPostType::NAME . '_posts_columns', self::addColumn(...));
        add_action('manage_' . FormPostType::NAME . '_posts_custom_column', self::fillColumn(...), 10, 2);
    }

    /**
     * @param array<string, string> $columns
     * @return array<string, string>
     */
    private static function addColumn(array $columns): array
    {
        return array_slice($columns, 0, 2) + [self::COLUMN => __('Shortcode', 'gazetteer')] + $columns;
    }

    private static function fillColumn(string $column, int $form): void
    {
        if ($column === self::COLUMN) {
            echo '<code>' . esc_html("[gazetteer_contact_form form=\"{$form}\"]") . '</code>';
        }
    }
}
