<?php
/**
 * The bot check tab of the settings screen.
 *
 * @var \Gazetteer\Kernel\Settings $settings
 */

declare(strict_types=1);

use Gazetteer\BotCheck\BotCheckSettings;
use Gazetteer\BotCheck\BotCheckTexts;
use Gazetteer\BotCheck\Domain\CheckedForm;
use Gazetteer\BotCheck\Domain\Provider;
use Gazetteer\BotCheck\RegisteredProvider;
use Gazetteer\BotCheck\WrongKey;
use Gazetteer\Kernel\Settings;

if (!defined('ABSPATH')) {
    exit;
}

$check = BotCheckSettings::fromSettings($settings);
$name = static fn (string $key): string => Settings::OPTION . '[' . BotCheckSettings::OPTION . "][{$key}]";
// A selected provider stays in the list while the plugin that registered it is inactive.
$titles = array_combine(array_column(Provider::cases(), 'value'), array_map(static fn (Provider $provider): string => $provider->title(), Provider::cases()))
    + RegisteredProvider::titles()
    + ($check->chosen() === null ? [] : [$check->chosen()->value => $check->chosen()->title()]);
$consents = [
    '' => __('No, the check is necessary', 'gazetteer'),
    'functional' => __('Yes, for functional cookies', 'gazetteer'),
    'preferences' => __('Yes, for preferences', 'gazetteer'),
    'statistics' => __('Yes, for statistics', 'gazetteer'),
    'marketing' => __('Yes, for marketing', 'gazetteer'),
];
?>
<?php if (WrongKey::isKnown($check)) : ?>
    <div class="notice notice-error inline"><p><?php
    /* translators: %s: name of a service, such as hCaptcha. */
    echo esc_html(sprintf(__('%s rejected these keys. Forms cannot be checked until you enter valid keys.', 'gazetteer'), $check->chosen()?->title() ?? ''));
    ?></p></div>
<?php endif; ?>
<p><?php esc_html_e('A service that detects bots when a form is sent. Without a service, forms are still protected by honeypot fields, a minimum time and rate limits.', 'gazetteer'); ?></p>
<table class="form-table" role="presentation">
    <tr>
        <th scope="row"><label for="gazetteer-bot-provider"><?php esc_html_e('Service', 'gazetteer'); ?></label></th>
        <td>
            <select id="gazetteer-bot-provider" name="<?php echo esc_attr($name(BotCheckSettings::PROVIDER)); ?>">
                <option value=""><?php esc_html_e('None', 'gazetteer'); ?></option>
                <?php foreach ($titles as $slug => $title) : ?>
                    <option value="<?php echo esc_attr($slug); ?>" <?php selected(($check->chosen()->value ?? '') === $slug); ?>><?php echo esc_html($title); ?></option>
                <?php endforeach; ?>
            </select>
            <p class="description"><?php esc_html_e('Visitors’ browsers load the script of the service when they send a checked form, not before. Name the service in your privacy policy.', 'gazetteer'); ?></p>
            <p class="description gz-no-service"><?php esc_html_e('Select a service to see its settings.', 'gazetteer'); ?></p>
        </td>
    </tr>
    <tr class="gz-of-service">
        <th scope="row"><label for="gazetteer-site-key"><?php esc_html_e('Site key', 'gazetteer'); ?></label></th>
        <td><input type="text" class="regular-text code" id="gazetteer-site-key" name="<?php echo esc_attr($name(BotCheckSettings::SITE_KEY)); ?>" value="<?php echo esc_attr($check->siteKey()); ?>" autocomplete="off" spellcheck="false"></td>
    </tr>
    <tr class="gz-of-service">
        <th scope="row"><label for="gazetteer-secret"><?php esc_html_e('Secret key', 'gazetteer'); ?></label></th>
        <td>
            <input type="password" class="regular-text code" id="gazetteer-secret" name="<?php echo esc_attr($name(BotCheckSettings::SECRET)); ?>" value="<?php echo esc_attr($check->secret()); ?>" autocomplete="off" spellcheck="false">
            <p class="description"><?php esc_html_e('You get both keys from the service. If one of them is missing, forms are not checked.', 'gazetteer'); ?></p>
        </td>
    </tr>
    <tr class="gz-of-service">
        <th scope="row"><?php esc_html_e('Forms that are checked', 'gazetteer'); ?></th>
        <td>
            <fieldset>
                <legend class="screen-reader-text"><?php esc_html_e('Forms that are checked', 'gazetteer'); ?></legend>
                <?php // Without a checked box, browsers do not send the field. This input sends an empty value then. ?>
                <input type="hidden" name="<?php echo esc_attr($name(BotCheckSettings::FORMS)); ?>[]" value="">
                <?php foreach (CheckedForm::cases() as $form) : ?>
                    <label for="gazetteer-bot-<?php echo esc_attr($form->value); ?>"><input type="checkbox" id="gazetteer-bot-<?php echo esc_attr($form->value); ?>" name="<?php echo esc_attr($name(BotCheckSettings::FORMS)); ?>[]" value="<?php echo esc_attr($form->value); ?>" <?php checked(in_array($form, $check->forms(), true)); ?>> <?php echo esc_html(BotCheckTexts::form($form)); ?></label><br>
                <?php endforeach; ?>
                <p class="description"><?php esc_html_e('Visitors without JavaScript cannot send a checked form. They see a notice in the form.', 'gazetteer'); ?></p>
            </fieldset>
        </td>
    </tr>
    <tr class="gz-of-service">
        <th scope="row"><label for="gazetteer-bot-consent"><?php esc_html_e('Wait for consent', 'gazetteer'); ?></label></th>
        <td>
            <select id="gazetteer-bot-consent" name="<?php echo esc_attr($name(BotCheckSettings::CONSENT)); ?>">
                <?php foreach ($consents as $consent => $label) : ?>
                    <option value="<?php echo esc_attr($consent); ?>" <?php selected($check->consent(), $consent); ?>><?php echo esc_html($label); ?></option>
                <?php endforeach; ?>
            </select>
            <p class="description"><?php esc_html_e('Visitors who have not given consent see a notice, and give consent by submitting the form again. Requires a consent plugin that supports the WP Consent API.', 'gazetteer'); ?></p>
        </td>
    </tr>
    <tr class="gz-of-service gz-of-score">
        <th scope="row"><label for="gazetteer-leastScore"><?php esc_html_e('Minimum score', 'gazetteer'); ?></label></th>
        <td>
            <input type="number" class="small-text" id="gazetteer-leastScore" name="<?php echo esc_attr($name(BotCheckSettings::LEAST_SCORE)); ?>" value="<?php echo (int) $check->minimumPercent(); ?>" min="0" max="100" step="1" aria-describedby="gazetteer-score-help">
            <p class="description" id="gazetteer-score-help"><?php esc_html_e('From 0 to 100. Only reCAPTCHA uses a score: the lower it is, the more likely the sender is a bot.', 'gazetteer'); ?></p>
        </td>
    </tr>
    <tr class="gz-of-service">
        <th scope="row"><?php esc_html_e('Service unavailable', 'gazetteer'); ?></th>
        <td>
            <label for="gazetteer-needs-service"><input type="checkbox" id="gazetteer-needs-service" name="<?php echo esc_attr($name(BotCheckSettings::NEEDS_SERVICE)); ?>" value="1" <?php checked($check->needsService()); ?>> <?php esc_html_e('Reject forms if the service does not respond', 'gazetteer'); ?></label>
            <p class="description"><?php esc_html_e('If this is off, messages and claims are accepted unchecked, and listings are held for review.', 'gazetteer'); ?></p>
        </td>
    </tr>
</table>
