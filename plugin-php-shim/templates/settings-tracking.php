<?php
/**
 * Where the clicks on links go, and which links are which.
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
    // A closed select does not break its words: on a phone it shows some forty letters.
    TrackingOptions::AUTO => __('Automatic', 'gazetteer'),
    'gtag' => __('Google Analytics (gtag.js)', 'gazetteer'),
    'datalayer' => __('Google Tag Manager (dataLayer)', 'gazetteer'),
    TrackingOptions::OWN => __('This site’s own counts', 'gazetteer'),
    'none' => __('Nobody', 'gazetteer'),
];
$flags = [
    'search' => [__('Report searches to Google Analytics as well', 'gazetteer'), __('Leave it off while “Site search” of its enhanced measurement is on, or each search is counted twice.', 'gazetteer')],
    'crossHostname' => [__('Report links between your own hosts', 'gazetteer'), ''],
    'personal' => [__('Report telephone numbers and email addresses', 'gazetteer'), __('Google’s terms forbid to send email addresses to Google Analytics. This site’s own counts never keep either.', 'gazetteer')],
];
$lists = [
    'hosts' => [__('Further hosts of your own', 'gazetteer'), __('One in each line, such as shop.example.org. Links to them are not counted. Your site’s own host and all below it are yours already.', 'gazetteer'), 'shop.example.org', ''],
    'affiliates' => [__('Paths that lead to partners', 'gazetteer'), __('One in each line, with a label after it. Empty means /go/ and /recommend/ with the label “affiliate”. Outbound links have their addresses below these paths.', 'gazetteer'), '/go/ affiliate', ''],
    'downloads' => [__('Files that count as downloads', 'gazetteer'), __('File name extensions.', 'gazetteer'), '', implode(', ', Analytics::DOWNLOAD_EXTENSIONS)],
];
?>
<details<?php echo TrackingOptions::clean($chosen) === [] ? '' : ' open'; ?>>
    <summary><?php esc_html_e('Where the counts go, and which links are which', 'gazetteer'); ?></summary>
    <p>
        <label for="<?php echo esc_attr($id); ?>-sender"><?php esc_html_e('Send the clicks to', 'gazetteer'); ?></label><br>
        <select id="<?php echo esc_attr($id); ?>-sender" name="<?php echo esc_attr($name); ?>[sender]" aria-describedby="<?php echo esc_attr($id); ?>-sender-help">
            <?php foreach ($senders as $sender => $label) : ?>
                <option value="<?php echo esc_attr($sender); ?>" <?php selected($chosen->choice('sender', array_keys($senders), TrackingOptions::AUTO), $sender); ?>><?php echo esc_html($label); ?></option>
            <?php endforeach; ?>
        </select><br>
        <span class="description" id="<?php echo esc_attr($id); ?>-sender-help"><?php esc_html_e('Automatic means Google Analytics or Tag Manager where the page has one, else this site’s own counts.', 'gazetteer'); ?></span>
    </p>
    <p>
        <label for="<?php echo esc_attr($id); ?>-delay"><?php esc_html_e('How long a link to another site waits for its event at most', 'gazetteer'); ?></label><br>
        <input type="number" class="small-text" id="<?php echo esc_attr($id); ?>-delay" name="<?php echo esc_attr($name); ?>[delay]" value="<?php echo esc_attr((string) $chosen->int('delay', TrackingOptions::DELAY, 0, TrackingOptions::LONGEST_DELAY)); ?>" min="0" max="<?php echo esc_attr((string) TrackingOptions::LONGEST_DELAY); ?>" aria-describedby="<?php echo esc_attr($id); ?>-delay-help"> <?php esc_html_e('milliseconds', 'gazetteer'); ?><br>
        <span class="description" id="<?php echo esc_attr($id); ?>-delay-help"><?php esc_html_e('It goes on as soon as the event is on its way. 0 waits for nothing.', 'gazetteer'); ?></span>
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
    <p class="description"><?php esc_html_e('Where a consent plugin supports the WP Consent API, nothing is sent before a visitor agrees to statistics. Where MonsterInsights tracks links, this stands aside.', 'gazetteer'); ?></p>
</details>
