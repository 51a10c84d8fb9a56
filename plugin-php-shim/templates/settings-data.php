<?php
/**
 * The setting that selects which data the plugin uses, for sites with data of an older theme.
 *
 * @var \Gazetteer\Kernel\Settings $settings
 */

declare(strict_types=1);

use Gazetteer\Data\DataNames;
use Gazetteer\Kernel\Settings;

if (!defined('ABSPATH')) {
    exit;
}

$sets = [
    DataNames::OWN => [
        __('Gazetteer data', 'gazetteer'),
        __('For a new directory. Data of other plugins and themes is not changed.', 'gazetteer'),
    ],
    DataNames::LEGACY => [
        __('ListingPro data', 'gazetteer'),
        __('For a site that was built with the ListingPro theme. Gazetteer shows and edits its listings, categories, plans and fields in place. Nothing is copied, and you can activate the theme again.', 'gazetteer'),
    ],
];
?>
<table class="form-table" role="presentation" id="gazetteer-data">
    <tr>
        <th scope="row"><?php esc_html_e('Data to use', 'gazetteer'); ?></th>
        <td>
            <fieldset>
                <legend class="screen-reader-text"><?php esc_html_e('Data to use', 'gazetteer'); ?></legend>
                <?php foreach ($sets as $set => [$label, $help]) : ?>
                    <p>
                        <label for="gazetteer-data-<?php echo esc_attr($set); ?>"><input type="radio" id="gazetteer-data-<?php echo esc_attr($set); ?>" name="<?php echo esc_attr(Settings::OPTION); ?>[data]" value="<?php echo esc_attr($set); ?>" <?php checked($settings->dataSet(), $set); ?> aria-describedby="gazetteer-data-<?php echo esc_attr($set); ?>-help"> <?php echo esc_html($label); ?></label><br>
                        <span class="description" id="gazetteer-data-<?php echo esc_attr($set); ?>-help"><?php echo esc_html($help); ?></span>
                    </p>
                <?php endforeach; ?>
                <p class="description"><?php esc_html_e('If you change this, the other listings are shown instead. No data is deleted.', 'gazetteer'); ?></p>
            </fieldset>
        </td>
    </tr>
</table>
