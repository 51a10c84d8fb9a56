<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm;

use Gazetteer\ContactForm\Builder\StarterForm;

/** The post type of forms. Forms have no URL of their own. Users who can publish pages can create them. */
final class FormPostType
{
    public const NAME = ContactFormModule::FORM;
    public const CAPABILITY = ContactFormModule::EDIT_FORMS;
    private const MOST = 200;
    private const SHORTCODE_COLUMN = 'gazetteer_shortcode';

    /** @return array<string, mixed> Arguments that only the admin needs. */
    public static function words(): array
    {
        return [
            'labels' => self::labels(),
            'description' => __('Forms that visitors use to write to you.', 'gazetteer'),
            'template' => is_admin() ? StarterForm::template() : [],
        ];
    }

    /**
     * Adds a column to the list of forms in the admin.
     *
     * @param array<string, string> $columns
     * @return array<string, string>
     */
    public static function addColumn(array $columns): array
    {
        return array_slice($columns, 0, 2) + [self::SHORTCODE_COLUMN => __('Shortcode', 'gazetteer')] + $columns;
    }

    public static function fillColumn(string $column, int $form): void
    {
        if ($column === self::SHORTCODE_COLUMN) {
            echo '<code>' . esc_html("[gazetteer_contact_form form=\"{$form}\"]") . '</code>';
        }
    }

    /** @return array<int, string> The titles of the published forms by ID, for a list to select from. */
    public static function titles(): array
    {
        $forms = get_posts(['post_type' => self::NAME, 'numberposts' => self::MOST, 'orderby' => 'title', 'order' => 'ASC']);

        return array_combine(
            array_column($forms, 'ID'),
            array_map(static fn (\WP_Post $form): string => wp_specialchars_decode(get_the_title($form), ENT_QUOTES) ?: __('(no title)', 'gazetteer'), $forms),
        );
    }

    /** @return array<string, string> */
    private static function labels(): array
    {
        return [
            'name' => __('Contact forms', 'gazetteer'),
            'singular_name' => __('Contact form', 'gazetteer'),
            'menu_name' => _x('Contact', 'admin menu', 'gazetteer'),
            'all_items' => __('Forms', 'gazetteer'),
            'add_new' => __('Add form', 'gazetteer'),
            'add_new_item' => __('Add form', 'gazetteer'),
            'edit_item' => __('Edit form', 'gazetteer'),
            'new_item' => __('New form', 'gazetteer'),
            'search_items' => __('Search forms', 'gazetteer'),
            'not_found' => __('No forms yet. Add your first form.', 'gazetteer'),
            'not_found_in_trash' => __('No forms in the trash.', 'gazetteer'),
            'item_published' => __('Form published. You can now insert it into pages.', 'gazetteer'),
            'item_updated' => __('Form updated.', 'gazetteer'),
            'item_trashed' => __('Form moved to the trash.', 'gazetteer'),
            'item_reverted_to_draft' => __('Form reverted to draft. It is no longer shown on pages.', 'gazetteer'),
        ];
    }
}
