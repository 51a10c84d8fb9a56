<?php
/**
 * The settings of the place lookup.
 *
 * @var \Gazetteer\Kernel\Settings $settings
 */

declare(strict_types=1);

use Gazetteer\Contract\Place;
use Gazetteer\Kernel\Settings;
use Gazetteer\Listings\Places\PlaceSettings;

if (!defined('ABSPATH')) {
    exit;
}

$places = PlaceSettings::read($settings->places());
$name = Settings::OPTION . '[places]';
$providers = [
    PlaceSettings::OFF => [__('None', 'gazetteer'), __('Owners and editors enter the details of a listing themselves.', 'gazetteer')],
    PlaceSettings::GOOGLE => [__('Google', 'gazetteer'), __('Needs a key for “Maps JavaScript API” and “Places API (New)”. Google bills you for their use. Restrict the key to your site’s address. The script of Google is loaded when the search is first used.', 'gazetteer')],
    PlaceSettings::PHOTON => [__('Photon (OpenStreetMap)', 'gazetteer'), __('Free, without a key. The public server allows moderate use. Larger sites run their own server.', 'gazetteer')],
];
?>
<tr id="gazetteer-places">
    <th scope="row"><?php esc_html_e('Place lookup', 'gazetteer'); ?></th>
    <td>
        <fieldset>
            <legend class="screen-reader-text"><?php esc_html_e('Place lookup', 'gazetteer'); ?></legend>
            <p><?php esc_html_e('Fills in the name, address, coordinates, phone and website of a listing from a search, in the listing editor and in the listing form.', 'gazetteer'); ?></p>
            <?php foreach ($providers as $provider => [$label, $help]) : ?>
                <p>
                    <label><input type="radio" name="<?php echo esc_attr($name); ?>[provider]" value="<?php echo esc_attr($provider); ?>" <?php checked($places->provider, $provider); ?> aria-describedby="gazetteer-places-help-<?php echo esc_attr($provider); ?>"> <?php echo esc_html($label); ?></label><br>
                    <span class="description" id="gazetteer-places-help-<?php echo esc_attr($provider); ?>"><?php echo esc_html($help); ?></span>
                </p>
            <?php endforeach; ?>
        </fieldset>
        <p class="gz-of-google">
            <label for="gazetteer-places-key"><?php esc_html_e('Google Maps key', 'gazetteer'); ?></label><br>
            <input type="text" class="regular-text code" id="gazetteer-places-key" name="<?php echo esc_attr($name); ?>[key]" value="<?php echo esc_attr($places->key); ?>" autocomplete="off" spellcheck="false">
        </p>
        <p class="gz-of-photon">
            <label for="gazetteer-places-address"><?php esc_html_e('Photon server URL', 'gazetteer'); ?></label><br>
            <input type="url" class="regular-text code" id="gazetteer-places-address" name="<?php echo esc_attr($name); ?>[address]" value="<?php echo esc_attr($places->address); ?>" placeholder="<?php echo esc_attr(Place::PHOTON_ADDRESS); ?>" autocomplete="off" spellcheck="false">
        </p>
        <p>
            <label for="gazetteer-places-tiles"><?php esc_html_e('Map tiles URL', 'gazetteer'); ?></label><br>
            <input type="text" class="regular-text code" id="gazetteer-places-tiles" name="<?php echo esc_attr($name); ?>[tiles]" value="<?php echo esc_attr($places->tiles); ?>" placeholder="https://tiles.example.org/{z}/{x}/{y}.png" autocomplete="off" spellcheck="false" aria-describedby="gazetteer-places-tiles-help">
        </p>
        <p>
            <label for="gazetteer-places-credit"><?php esc_html_e('Map attribution', 'gazetteer'); ?></label><br>
            <input type="text" class="regular-text" id="gazetteer-places-credit" name="<?php echo esc_attr($name); ?>[tilesCredit]" value="<?php echo esc_attr($places->tilesCredit); ?>" placeholder="© OpenStreetMap" autocomplete="off">
        </p>
        <p class="description" id="gazetteer-places-tiles-help"><?php esc_html_e('For the map of the directory, and for the map on which owners place the marker of their listing. A company that offers map tiles gives you the URL and the attribution, or you run your own server. Visitors’ browsers load the tiles from that server. Without a URL, the directory shows drawn outlines, and the listing form has no map, unless you select Google above.', 'gazetteer'); ?></p>
        <p class="description gz-of-lookup"><?php esc_html_e('The visitor’s browser sends the search text and its IP address to the selected service. Nothing is sent before the search is used.', 'gazetteer'); ?></p>
    </td>
</tr>
