<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Builder;

/** The list of forms in the admin: with each, how to put it on a page. */
final class FormList
{
    private const COLUMN = 'gazetteer_shortcode';

    /**
     * @param array<string, string> $columns
     * @return array<string, string>
     */
    public static function addColumn(array $columns): array
    {
        return array_slice($columns, 0, 2) + [self::COLUMN => __('Shortcode', 'gazetteer')] + $columns;
    }

    public static function fillColumn(string $column, int $form): void
    {
        if ($column === self::COLUMN) {
            echo '<code>' . esc_html("[gazetteer_contact_form form=\"{$form}\"]") . '</code>';
        }
    }
}
