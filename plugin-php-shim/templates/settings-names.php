<?php
/**
 * The database names of the directory's data.
 *
 * @var \Gazetteer\Kernel\Settings $settings
 */

declare(strict_types=1);

use Gazetteer\Data\DataNames;
use Gazetteer\Kernel\Settings;

if (!defined('ABSPATH')) {
    exit;
}

$parts = [
    'listing' => __('Post type of listings', 'gazetteer'),
    'plan' => __('Post type of plans', 'gazetteer'),
    'field' => __('Post type of fields', 'gazetteer'),
    'category' => __('Taxonomy of categories', 'gazetteer'),
    'location' => __('Taxonomy of locations', 'gazetteer'),
    'feature' => __('Taxonomy of features', 'gazetteer'),
    'tag' => __('Taxonomy of tags', 'gazetteer'),
    'details' => __('Meta key of listing details', 'gazetteer'),
    'values' => __('Meta key of listing fields', 'gazetteer'),
];
$defaults = get_object_vars(DataNames::fromSet($settings->dataSet()));
$chosen = $settings->chosenNames();
?>
<details<?php echo $chosen === [] ? '' : ' open'; ?>>
    <summary><?php esc_html_e('Names in the database', 'gazetteer'); ?></summary>
    <p class="description"><?php esc_html_e('Only for a site whose data has other names. Leave a field empty to use the name shown in it.', 'gazetteer'); ?></p>
    <?php foreach ($parts as $part => $label) : ?>
        <p>
            <label for="gazetteer-name-<?php echo esc_attr($part); ?>"><?php echo esc_html($label); ?></label><br>
            <input type="text" class="regular-text code" id="gazetteer-name-<?php echo esc_attr($part); ?>" name="<?php echo esc_attr(Settings::OPTION); ?>[names][<?php echo esc_attr($part); ?>]" value="<?php echo esc_attr($chosen[$part] ?? ''); ?>" placeholder="<?php echo esc_attr($defaults[$part]); ?>" pattern="[a-z][a-z0-9_\-]{1,31}" autocomplete="off" spellcheck="false">
        </p>
    <?php endforeach; ?>
</details>
