<?php
/**
 * The settings of the page of a listing.
 *
 * @var \Gazetteer\Kernel\Http\Input $option
 */

declare(strict_types=1);

use Gazetteer\Directory\Listing\MapLinks;
use Gazetteer\Directory\Listing\ReportLink;
use Gazetteer\Kernel\Settings;

if (!defined('ABSPATH')) {
    exit;
}

$labels = [
    MapLinks::USUAL => __('OpenStreetMap', 'gazetteer'),
    'google' => __('Google Maps', 'gazetteer'),
    'apple' => __('Apple Maps', 'gazetteer'),
    MapLinks::GEO => __('The map app of the visitor’s phone', 'gazetteer'),
];
?>
<tr>
    <th scope="row"><label for="gazetteer-map-links"><?php esc_html_e('Map and directions links', 'gazetteer'); ?></label></th>
    <td>
        <select id="gazetteer-map-links" name="<?php echo esc_attr(Settings::OPTION . '[' . MapLinks::OPTION . ']'); ?>" aria-describedby="gazetteer-map-links-help">
            <?php foreach (MapLinks::services() as $service) : ?>
                <option value="<?php echo esc_attr($service); ?>" <?php selected($service, $option->choice(MapLinks::OPTION, MapLinks::services(), MapLinks::USUAL)); ?>><?php echo esc_html($labels[$service]); ?></option>
            <?php endforeach; ?>
        </select>
        <p class="description" id="gazetteer-map-links-help"><?php esc_html_e('The service that “Show on a map” and “Directions” open. Nothing is loaded from it before a visitor follows a link. Most computers have no map app, so choose another service if your visitors use computers.', 'gazetteer'); ?></p>
    </td>
</tr>
<tr>
    <th scope="row"><label for="gazetteer-report"><?php esc_html_e('“Report a mistake” goes to', 'gazetteer'); ?></label></th>
    <td>
        <input type="text" id="gazetteer-report" name="<?php echo esc_attr(Settings::OPTION . '[' . ReportLink::OPTION . ']'); ?>" value="<?php echo esc_attr($option->text(ReportLink::OPTION)); ?>" class="regular-text" autocomplete="off" aria-describedby="gazetteer-report-help">
        <p class="description" id="gazetteer-report-help"><?php
        /* translators: 1, 2: names of URL arguments. */
        printf(esc_html__('Enter the URL of a page with a contact form, or an email address. Leave empty for no link. The URL gets the arguments %1$s and %2$s: enter these names under “Value from” of hidden fields to receive them.', 'gazetteer'), '<code>' . esc_html(ReportLink::TITLE) . '</code>', '<code>' . esc_html(ReportLink::LINK) . '</code>');
        ?></p>
    </td>
</tr>
