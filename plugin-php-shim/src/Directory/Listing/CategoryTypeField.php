<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use Gazetteer\Data\DataNames;
use WP_Term;

/** The field on the edit screen of a category with which the site owner chooses the schema.org type of its listings. */
final class CategoryTypeField
{
    private const NAME = 'gazetteer_schema_type';

    public function __construct(private readonly DataNames $names)
    {
    }

    /** Runs on the screens of terms only. */
    public function register(): void
    {
        add_action("{$this->names->category}_edit_form_fields", self::draw(...));
        add_action("edited_{$this->names->category}", self::save(...));
    }

    private static function draw(WP_Term $category): void
    {
        $chosen = CategoryType::chosen($category->term_id);
        /* translators: %s: a type of schema.org, such as “Hotel”. */
        $options = ['' => sprintf(__('Automatic (%s)', 'gazetteer'), CategoryType::automatic($category))] + array_combine(SchemaType::choices(), SchemaType::choices());
        ?>
        <tr class="form-field">
            <th scope="row"><label for="gazetteer-schema-type"><?php esc_html_e('Type for search engines', 'gazetteer'); ?></label></th>
            <td>
                <select id="gazetteer-schema-type" name="<?php echo esc_attr(self::NAME); ?>" aria-describedby="gazetteer-schema-type-help">
                    <?php foreach ($options as $type => $label) : ?>
                        <option value="<?php echo esc_attr($type); ?>" <?php selected($type, $chosen); ?>><?php echo esc_html($label); ?></option>
                    <?php endforeach; ?>
                </select>
                <p class="description" id="gazetteer-schema-type-help"><?php esc_html_e('The schema.org type in the structured data of the listings of this category. Child categories have the same type, unless you choose another one for them.', 'gazetteer'); ?></p>
            </td>
        </tr>
        <?php
    }

    /** WordPress has checked the nonce of the screen before it updates the term. */
    private static function save(int $category): void
    {
        $nonce = sanitize_text_field(wp_unslash((string) ($_POST['_wpnonce'] ?? '')));
        if (!isset($_POST[self::NAME]) || wp_verify_nonce($nonce, "update-tag_{$category}") === false || !current_user_can('edit_term', $category)) {
            return;
        }
        $type = sanitize_text_field(wp_unslash((string) $_POST[self::NAME]));
        if (in_array($type, SchemaType::choices(), true)) {
            update_term_meta($category, CategoryType::META, $type);
        } else {
            delete_term_meta($category, CategoryType::META);
        }
    }
}
