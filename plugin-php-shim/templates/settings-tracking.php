<?php
/**
 * The settings of link tracking.
 *
 * @var \Gazetteer\Kernel\Settings $settings
 */

declare(strict_types=1);

use Gazetteer\Contract\Analytics;
use Gazetteer\Kernel\Settings;
use Gazetteer\Widgets\Sitewide\TrackingOptions;

if (!defined('ABSPATH')) {
    exit;
}

$chosen = $settings->tracking();
$id = 'gazetteer-tracking';
$name = Settings::OPTION . '[tracking]';
$senders = [
    // Keep the labels short: a closed select does not wrap, and a phone shows about 40 characters.
    TrackingOptions::AUTO => __('Automatic', 'gazetteer'),
    'gtag' => __('Google Analytics (gtag.js)', 'gazetteer'),
    'datalayer' => __('Google Tag Manager (dataLayer)', 'gazetteer'),
    TrackingOptions::OWN => __('This site’s own counts', 'gazetteer'),
    'none' => __('No service', 'gazetteer'),
];
$flags = [
    'search' => [__('Report searches to Google Analytics as well', 'gazetteer'), __('Leave this off if “Site search” is on in its enhanced measurement. Otherwise each search is counted twice.', 'gazetteer')],
    'crossHostname' => [__('Report links between your own hosts', 'gazetteer'), ''],
    'personal' => [__('Report telephone numbers and email addresses', 'gazetteer'), __('Google’s terms forbid sending email addresses to Google Analytics. This site’s own counts store neither.', 'gazetteer')],
];
$lists = [
    'hosts' => [__('Your other hosts', 'gazetteer'), __('One per line, such as shop.example.org. Links to them are not counted. The host of this site and its subdomains are always included.', 'gazetteer'), 'shop.example.org', ''],
    'affiliates' => [__('Partner paths', 'gazetteer'), __('The paths that outbound links begin with. Enter one path per line, followed by a label. Leave empty for /go/ and /recommend/ with the label “affiliate”.', 'gazetteer'), '/go/ affiliate', ''],
    'downloads' => [__('Files that count as downloads', 'gazetteer'), __('File name extensions.', 'gazetteer'), '', implode(', ', Analytics::DOWNLOAD_EXTENSIONS)],
];
?>
<details<?php echo TrackingOptions::clean($chosen) === [] ? '' : ' open'; ?>>
    <summary><?php esc_html_e('Analytics service and kinds of links', 'gazetteer'); ?></summary>
    <p>
        <label for="<?php echo esc_attr($id); ?>-sender"><?php esc_html_e('Send clicks to', 'gazetteer'); ?></label><br>
        <select id="<?php echo esc_attr($id); ?>-sender" name="<?php echo esc_attr($name); ?>[sender]" aria-describedby="<?php echo esc_attr($id); ?>-sender-help">
            <?php foreach ($senders as $sender => $label) : ?>
                <option value="<?php echo esc_attr($sender); ?>" <?php selected($chosen->choice('sender', array_keys($senders), TrackingOptions::AUTO), $sender); ?>><?php echo esc_html($label); ?></option>
            <?php endforeach; ?>
        </select><br>
        <span class="description" id="<?php echo esc_attr($id); ?>-sender-help"><?php esc_html_e('Automatic uses Google Analytics or Tag Manager if the page has one, and this site’s own counts otherwise.', 'gazetteer'); ?></span>
    </p>
    <p>
        <label for="<?php echo esc_attr($id); ?>-delay"><?php esc_html_e('Maximum delay of a link to another site', 'gazetteer'); ?></label><br>
        <input type="number" class="small-text" id="<?php echo esc_attr($id); ?>-delay" name="<?php echo esc_attr($name); ?>[delay]" value="<?php echo esc_attr((string) $chosen->int('delay', TrackingOptions::DELAY, 0, TrackingOptions::LONGEST_DELAY)); ?>" min="0" max="<?php echo esc_attr((string) TrackingOptions::LONGEST_DELAY); ?>" aria-describedby="<?php echo esc_attr($id); ?>-delay-help"> <?php esc_html_e('milliseconds', 'gazetteer'); ?><br>
        <span class="description" id="<?php echo esc_attr($id); ?>-delay-help"><?php esc_html_e('The browser opens the link as soon as the event is sent. Enter 0 for no delay.', 'gazetteer'); ?></span>
    </p>
    <?php foreach ($flags as $flag => [$label, $help]) : ?>
        <p>
            <label><input type="checkbox" name="<?php echo esc_attr("{$name}[{$flag}]"); ?>" value="1" <?php checked($chosen->flag($flag)); ?><?php echo $help === '' ? '' : ' aria-describedby="' . esc_attr("{$id}-{$flag}-help") . '"'; ?>> <?php echo esc_html($label); ?></label>
            <?php if ($help !== '') : ?>
                <br><span class="description" id="<?php echo esc_attr("{$id}-{$flag}-help"); ?>"><?php echo esc_html($help); ?></span>
            <?php endif; ?>
        </p>
    <?php endforeach; ?>
    <?php foreach ($lists as $list => [$label, $help, $example, $otherwise]) : ?>
        <p>
            <label for="<?php echo esc_attr("{$id}-{$list}"); ?>"><?php echo esc_html($label); ?></label><br>
            <textarea class="large-text code" rows="2" id="<?php echo esc_attr("{$id}-{$list}"); ?>" name="<?php echo esc_attr("{$name}[{$list}]"); ?>" placeholder="<?php echo esc_attr($example); ?>" autocomplete="off" spellcheck="false" aria-describedby="<?php echo esc_attr("{$id}-{$list}-help"); ?>"><?php echo esc_textarea($chosen->lines($list) ?: $otherwise); ?></textarea>
            <span class="description" id="<?php echo esc_attr("{$id}-{$list}-help"); ?>"><?php echo esc_html($help); ?></span>
        </p>
    <?php endforeach; ?>
    <p class="description"><?php esc_html_e('If a consent plugin supports the WP Consent API, nothing is sent before a visitor agrees to statistics. If MonsterInsights tracks links, Gazetteer does not.', 'gazetteer'); ?></p>
</details>
