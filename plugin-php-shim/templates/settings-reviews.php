<?php
/**
 * The settings of reviews.
 *
 * @var \Gazetteer\Kernel\Settings $settings
 */

declare(strict_types=1);

use Gazetteer\Kernel\Settings;
use Gazetteer\Reviews\ReviewSettings;

if (!defined('ABSPATH')) {
    exit;
}

$reviews = new ReviewSettings($settings);
$boxes = [
    [ReviewSettings::ON, $reviews->areOn(), __('Show reviews on listing pages', 'gazetteer')],
    [ReviewSettings::HOLD, $reviews->areHeld(), __('Hold reviews until approved', 'gazetteer')],
];
?>
    <tr>
        <th scope="row"><?php esc_html_e('Reviews', 'gazetteer'); ?></th>
        <td>
            <fieldset aria-describedby="gazetteer-reviews-help">
                <legend class="screen-reader-text"><?php esc_html_e('Reviews', 'gazetteer'); ?></legend>
                <?php foreach ($boxes as [$key, $isOn, $label]) : ?>
                    <input type="hidden" name="<?php echo esc_attr(Settings::OPTION . "[{$key}]"); ?>" value="0">
                    <label for="gazetteer-<?php echo esc_attr($key); ?>"><input type="checkbox" id="gazetteer-<?php echo esc_attr($key); ?>" name="<?php echo esc_attr(Settings::OPTION . "[{$key}]"); ?>" value="1" <?php checked($isOn); ?>> <?php echo esc_html($label); ?></label><br>
                <?php endforeach; ?>
            </fieldset>
            <p class="description" id="gazetteer-reviews-help"><?php esc_html_e('Visitors rate a listing with one to five stars. Reviews are comments: approve them under Comments. The rules under Settings → Discussion also apply.', 'gazetteer'); ?></p>
        </td>
    </tr>
