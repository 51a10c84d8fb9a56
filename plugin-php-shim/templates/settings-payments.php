<?php
/**
 * The payment settings of plans.
 *
 * @var \Gazetteer\Kernel\Settings $settings
 */

declare(strict_types=1);

use Gazetteer\Kernel\Settings;
use Gazetteer\Plans\Payments\ManualPayment;
use Gazetteer\Plans\WooCommerce\WooCommercePayments;
use Gazetteer\Setup\Settings\SettingsTab;

if (!defined('ABSPATH')) {
    exit;
}

$manual = new ManualPayment($settings->payments());
$name = static fn (string ...$keys): string => Settings::OPTION . '[' . implode('][', [ManualPayment::OPTION, ...$keys]) . ']';
// Add an empty row, in which the owner can enter another currency.
$rows = [...$manual->currencies(), [ManualPayment::SIGN => '', ManualPayment::TEXT => '']];
?>
<table class="form-table" role="presentation">
    <tr>
        <th scope="row"><label for="gazetteer-how-to-pay"><?php esc_html_e('Payment instructions', 'gazetteer'); ?></label></th>
        <td>
            <textarea class="large-text" id="gazetteer-how-to-pay" name="<?php echo esc_attr($name(ManualPayment::TEXT)); ?>" rows="6" aria-describedby="gazetteer-how-to-pay-help"><?php echo esc_textarea($manual->general()); ?></textarea>
            <?php /* translators: Keep {number}, {price} and {plan} as they are: owners type them. */ ?>
            <p class="description" id="gazetteer-how-to-pay-help"><?php esc_html_e('Bank details or other instructions for buyers of a plan. Buyers see them after they submit a listing, in the emails about it and under My listings. {number} is replaced with the order number, {price} with the price and {plan} with the plan name.', 'gazetteer'); ?></p>
            <p class="description"><?php esc_html_e('Mark an order as paid under Listings → Orders. Its listing is then published.', 'gazetteer'); ?></p>
            <?php if (WooCommercePayments::isInstalled()) : ?>
                <p class="description"><a href="<?php echo esc_url(SettingsTab::Submission->url()); ?>"><?php esc_html_e('To take payments through WooCommerce instead, open the tab Submitted listings.', 'gazetteer'); ?></a></p>
            <?php endif; ?>
        </td>
    </tr>
    <tr>
        <th scope="row"><?php esc_html_e('By currency', 'gazetteer'); ?></th>
        <td>
            <?php foreach ($rows as $number => $row) : ?>
                <fieldset>
                    <legend class="screen-reader-text"><?php echo esc_html($row[ManualPayment::SIGN] === '' ? __('Another currency', 'gazetteer') : $row[ManualPayment::SIGN]); ?></legend>
                    <p>
                        <label for="gazetteer-pay-sign-<?php echo (int) $number; ?>"><?php esc_html_e('Currency symbol', 'gazetteer'); ?></label>
                        <input type="text" class="small-text" id="gazetteer-pay-sign-<?php echo (int) $number; ?>" name="<?php echo esc_attr($name(ManualPayment::CURRENCIES, (string) $number, ManualPayment::SIGN)); ?>" value="<?php echo esc_attr($row[ManualPayment::SIGN]); ?>" autocomplete="off">
                    </p>
                    <p>
                        <label for="gazetteer-pay-text-<?php echo (int) $number; ?>"><?php esc_html_e('Instructions for this currency', 'gazetteer'); ?></label>
                        <textarea class="large-text" id="gazetteer-pay-text-<?php echo (int) $number; ?>" name="<?php echo esc_attr($name(ManualPayment::CURRENCIES, (string) $number, ManualPayment::TEXT)); ?>" rows="3"><?php echo esc_textarea($row[ManualPayment::TEXT]); ?></textarea>
                    </p>
                </fieldset>
            <?php endforeach; ?>
            <p class="description"><?php esc_html_e('Optional. Buyers who see prices in this currency get these instructions instead of the ones above. Save to add another currency.', 'gazetteer'); ?></p>
        </td>
    </tr>
</table>
