<?php
/**
 * The settings tab of the directory.
 *
 * @var \Gazetteer\Kernel\Settings $settings
 * @var \Gazetteer\Kernel\Http\Input $option
 * @var string $setup
 * @var bool $isLegacyFound
 * @var array<int, string> $forms The titles of the contact forms that messages to businesses can use, by ID.
 */

declare(strict_types=1);

use Gazetteer\ContactForm\ContactFormServices;
use Gazetteer\Kernel\Settings;
use Gazetteer\Plans\Cards\Currency;

if (!defined('ABSPATH')) {
    exit;
}
?>
<p>
    <?php esc_html_e('The setup creates pages, categories and example plans.', 'gazetteer'); ?>
    <a href="<?php echo esc_url($setup); ?>"><?php esc_html_e('Go to Setup', 'gazetteer'); ?></a>
</p>
<table class="form-table" role="presentation">
    <tr>
        <th scope="row"><label for="gazetteer-currency"><?php esc_html_e('Currency symbol', 'gazetteer'); ?></label></th>
        <td><input type="text" id="gazetteer-currency" name="<?php echo esc_attr(Settings::OPTION); ?>[currency]" value="<?php echo esc_attr($option->text('currency', 20) ?: Currency::SIGN); ?>" class="small-text" maxlength="5" autocomplete="off"></td>
    </tr>
    <tr>
        <th scope="row"><?php esc_html_e('Email addresses', 'gazetteer'); ?></th>
        <td>
            <input type="hidden" name="<?php echo esc_attr(Settings::OPTION . '[' . Settings::SHOWS_EMAIL . ']'); ?>" value="0">
            <label for="gazetteer-email"><input type="checkbox" id="gazetteer-email" name="<?php echo esc_attr(Settings::OPTION . '[' . Settings::SHOWS_EMAIL . ']'); ?>" value="1" <?php checked($option->flag(Settings::SHOWS_EMAIL)); ?>> <?php esc_html_e('Show the email addresses of listings to all visitors', 'gazetteer'); ?></label>
        </td>
    </tr>
    <?php if ($forms !== []) : ?>
    <tr>
        <th scope="row"><label for="gazetteer-message-form"><?php esc_html_e('Messages to businesses', 'gazetteer'); ?></label></th>
        <td>
            <select id="gazetteer-message-form" name="<?php echo esc_attr(Settings::OPTION . '[' . ContactFormServices::MESSAGE_FORM . ']'); ?>" aria-describedby="gazetteer-message-form-help">
                <option value="0"><?php esc_html_e('No form on listing pages', 'gazetteer'); ?></option>
                <?php foreach ($forms as $form => $title) : ?>
                    <option value="<?php echo esc_attr((string) $form); ?>" <?php selected($form, ContactFormServices::messageForm($settings)); ?>><?php echo esc_html($title); ?></option>
                <?php endforeach; ?>
            </select>
            <p class="description" id="gazetteer-message-form-help"><?php esc_html_e('Select the contact form that listing pages show. A message goes to the email address of the listing, or of its author if the listing has none. Visitors do not see the address. You find a copy of each message under Contact → Entries.', 'gazetteer'); ?></p>
        </td>
    </tr>
    <?php endif; ?>
    <?php require __DIR__ . '/settings-listing.php'; ?>
    <?php require __DIR__ . '/settings-reviews.php'; ?>
    <?php require __DIR__ . '/settings-places.php'; ?>
    <tr>
        <th scope="row"><?php esc_html_e('When the plugin is deleted', 'gazetteer'); ?></th>
        <td>
            <input type="hidden" name="<?php echo esc_attr(Settings::OPTION . '[' . Settings::REMOVES_LISTINGS . ']'); ?>" value="0">
            <label for="gazetteer-remove"><input type="checkbox" id="gazetteer-remove" name="<?php echo esc_attr(Settings::OPTION); ?>[<?php echo esc_attr(Settings::REMOVES_LISTINGS); ?>]" value="1" <?php checked($settings->removesListings()); ?> aria-describedby="gazetteer-remove-help"> <?php esc_html_e('Remove listings, plans and fields when the plugin is deleted', 'gazetteer'); ?></label>
            <p class="description" id="gazetteer-remove-help"><?php esc_html_e('Removes only Gazetteer data. ListingPro data is always kept.', 'gazetteer'); ?></p>
        </td>
    </tr>
</table>
<?php if ($isLegacyFound) : ?>
    <?php require __DIR__ . '/settings-data.php'; ?>
<?php endif; ?>
