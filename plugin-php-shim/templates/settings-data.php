<?php
/**
 * The part of the settings screen that says where the directory's data is.
 *
 * @var \Gazetteer\WordPress\Settings $settings
 */

declare(strict_types=1);

use Gazetteer\WordPress\Directory\Names;
use Gazetteer\WordPress\Settings;

if (!defined('ABSPATH')) {
    exit;
}

$sets = [
    Names::OWN => [
        __('Gazetteer’s own', 'gazetteer'),
        __('For a new directory. Nothing that another plugin or theme keeps is touched.', 'gazetteer'),
    ],
    Names::LEGACY => [
        __('ListingPro’s', 'gazetteer'),
        __('For a site that was made with the ListingPro theme. Its listings, categories, plans and fields are shown and edited where they are; nothing is copied, and the theme can be switched on again.', 'gazetteer'),
    ],
];
$parts = [
    'listing' => __('Post type of listings', 'gazetteer'),
    'plan' => __('Post type of plans', 'gazetteer'),
    'field' => __('Post type of fields', 'gazetteer'),
    'category' => __('Taxonomy of categories', 'gazetteer'),
    'location' => __('Taxonomy of locations', 'gazetteer'),
    'feature' => __('Taxonomy of features', 'gazetteer'),
    'tag' => __('Taxonomy of tags', 'gazetteer'),
    'details' => __('Meta of a listing’s details', 'gazetteer'),
    'values' => __('Meta of a listing’s fields', 'gazetteer'),
];
$defaults = get_object_vars(Names::of($settings->dataSet()));
$chosen = $settings->chosenNames();
?>
<h2 id="gazetteer-data"><?php esc_html_e('Directory', 'gazetteer'); ?></h2>
<table class="form-table" role="presentation">
    <tr>
        <th scope="row"><?php esc_html_e('Listings to work with', 'gazetteer'); ?></th>
        <td>
            <fieldset>
                <legend class="screen-reader-text"><?php esc_html_e('Listings to work with', 'gazetteer'); ?></legend>
                <?php foreach ($sets as $set => [$label, $help]) : ?>
                    <p>
                        <label for="gazetteer-data-<?php echo esc_attr($set); ?>"><input type="radio" id="gazetteer-data-<?php echo esc_attr($set); ?>" name="<?php echo esc_attr(Settings::OPTION); ?>[data]" value="<?php echo esc_attr($set); ?>" <?php checked($settings->dataSet(), $set); ?> aria-describedby="gazetteer-data-<?php echo esc_attr($set); ?>-help"> <?php echo esc_html($label); ?></label><br>
                        <span class="description" id="gazetteer-data-<?php echo esc_attr($set); ?>-help"><?php echo esc_html($help); ?></span>
                    </p>
                <?php endforeach; ?>
                <p class="description"><?php esc_html_e('Changing this hides the one set and shows the other. Neither is deleted.', 'gazetteer'); ?></p>
            </fieldset>
            <details<?php echo $chosen === [] ? '' : ' open'; ?>>
                <summary><?php esc_html_e('Names in the database', 'gazetteer'); ?></summary>
                <p class="description"><?php esc_html_e('Only for a site whose data goes by other names. An empty field stands for the name that is shown in it.', 'gazetteer'); ?></p>
                <?php foreach ($parts as $part => $label) : ?>
                    <p>
                        <label for="gazetteer-name-<?php echo esc_attr($part); ?>"><?php echo esc_html($label); ?></label><br>
                        <input type="text" class="regular-text code" id="gazetteer-name-<?php echo esc_attr($part); ?>" name="<?php echo esc_attr(Settings::OPTION); ?>[names][<?php echo esc_attr($part); ?>]" value="<?php echo esc_attr($chosen[$part] ?? ''); ?>" placeholder="<?php echo esc_attr($defaults[$part]); ?>" pattern="[a-z][a-z0-9_\-]{1,31}" autocomplete="off" spellcheck="false">
                    </p>
                <?php endforeach; ?>
            </details>
        </td>
    </tr>
    <tr>
        <th scope="row"><?php esc_html_e('When the plugin is deleted', 'gazetteer'); ?></th>
        <td>
            <label for="gazetteer-remove"><input type="checkbox" id="gazetteer-remove" name="<?php echo esc_attr(Settings::OPTION); ?>[<?php echo esc_attr(Settings::REMOVES_LISTINGS); ?>]" value="1" <?php checked($settings->removesListings()); ?> aria-describedby="gazetteer-remove-help"> <?php esc_html_e('Remove listings, plans and fields when the plugin is deleted', 'gazetteer'); ?></label>
            <p class="description" id="gazetteer-remove-help"><?php esc_html_e('Only what is Gazetteer’s own. What was ListingPro’s always stays.', 'gazetteer'); ?></p>
        </td>
    </tr>
</table>
