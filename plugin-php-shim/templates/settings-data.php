<?php
/**
 * Which set of the directory's data is shown; only for a site that has two.
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
        __('Gazetteer’s own', 'gazetteer'),
        __('For a new directory. Nothing that another plugin or theme keeps is touched.', 'gazetteer'),
    ],
    DataNames::LEGACY => [
        __('ListingPro’s', 'gazetteer'),
        __('For a site that was made with the ListingPro theme. Its listings, categories, plans and fields are shown and edited where they are; nothing is copied, and the theme can be switched on again.', 'gazetteer'),
    ],
];
?>
<table class="form-table" role="presentation" id="gazetteer-data">
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
        </td>
    </tr>
</table>
