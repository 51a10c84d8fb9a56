<?php
/**
 * The settings of listings that owners submit.
 *
 * @var \Gazetteer\Kernel\Settings $settings
 */

declare(strict_types=1);

use Gazetteer\Kernel\Settings;
use Gazetteer\Plans\WooCommerce\WooCommercePayments;
use Gazetteer\Submission\SubmissionOptions;
use Gazetteer\Submission\SubmissionSettings;
use Gazetteer\Submission\SubmissionTexts;

if (!defined('ABSPATH')) {
    exit;
}

$submission = new SubmissionSettings($settings->submission());
$limits = $submission->imageLimits();
$chosen = [
    SubmissionSettings::MEMBERS_ONLY => !$submission->takesGuests(),
    SubmissionOptions::REVIEWS_NEW => !$submission->publishesNew(),
    SubmissionSettings::REVIEWS_EDITS => $submission->reviewsEdits(),
    SubmissionSettings::NEEDS_PLAN => $submission->needsPlan(),
    WooCommercePayments::SETTING => $settings->submission()->flag(WooCommercePayments::SETTING),
];
$name = static fn (string $key): string => Settings::OPTION . "[submission][{$key}]";
$box = static function (string $input, string $id, string $value, string $label, bool $on): void {
    printf(
        '<label for="%1$s"><input type="checkbox" id="%1$s" name="%2$s" value="%3$s" %4$s> %5$s</label><br>',
        esc_attr($id),
        esc_attr($input),
        esc_attr($value),
        checked($on, true, false),
        esc_html($label)
    );
};
$number = static function (string $key, string $label, int $value, int $least, int $most) use ($name): void {
    printf(
        '<p><label for="gazetteer-%1$s">%2$s</label> <input type="number" class="small-text" id="gazetteer-%1$s" name="%3$s" value="%4$d" min="%5$d" max="%6$d" step="1"></p>',
        esc_attr($key),
        esc_html($label),
        esc_attr($name($key)),
        (int) $value,
        (int) $least,
        (int) $most
    );
};
?>
<table class="form-table" role="presentation">
    <tr>
        <th scope="row"><?php esc_html_e('Submission', 'gazetteer'); ?></th>
        <td>
            <fieldset>
                <legend class="screen-reader-text"><?php esc_html_e('Submission', 'gazetteer'); ?></legend>
                <?php // Browsers do not send an unchecked box. This input sends 0 then. ?>
                <input type="hidden" name="<?php echo esc_attr($name(SubmissionOptions::REVIEWS_NEW)); ?>" value="0">
                <?php
                foreach (SubmissionOptions::switches() as $key => $label) {
                    $box($name($key), "gazetteer-{$key}", '1', $label, $chosen[$key]);
                    if (isset(SubmissionOptions::hints()[$key])) {
                        echo '<p class="description">' . esc_html(SubmissionOptions::hints()[$key]) . '</p>';
                    }
                }
                ?>
            </fieldset>
        </td>
    </tr>
    <tr>
        <th scope="row"><?php esc_html_e('Claims', 'gazetteer'); ?></th>
        <td>
            <?php // Browsers do not send an unchecked box. This input sends 0 then, because a missing value means yes. ?>
            <input type="hidden" name="<?php echo esc_attr($name(SubmissionSettings::CLAIMS)); ?>" value="0">
            <?php $box($name(SubmissionSettings::CLAIMS), 'gazetteer-claims', '1', __('Let visitors claim listings', 'gazetteer'), $submission->takesClaims()); ?>
            <p class="description"><?php esc_html_e('Listings without an owner show the question “Is this your business?”. The owner is the person who submitted, paid for or claimed the listing. Approve or decline claims under Listings → Claims.', 'gazetteer'); ?></p>
        </td>
    </tr>
    <tr>
        <th scope="row"><?php esc_html_e('Required fields', 'gazetteer'); ?></th>
        <td>
            <fieldset>
                <legend class="screen-reader-text"><?php esc_html_e('Required fields', 'gazetteer'); ?></legend>
                <?php
                foreach (SubmissionOptions::parts() as $part => $label) {
                    $box($name(SubmissionSettings::REQUIRED) . '[]', "gazetteer-required-{$part}", $part, $label, in_array($part, $submission->required(null), true));
                }
                ?>
                <p class="description"><?php esc_html_e('Title, category and description are always required.', 'gazetteer'); ?></p>
            </fieldset>
        </td>
    </tr>
    <tr>
        <th scope="row"><?php esc_html_e('Photos', 'gazetteer'); ?></th>
        <td>
            <?php
            $number(SubmissionSettings::IMAGES, __('Maximum number of photos in a gallery', 'gazetteer'), $limits['count'], 1, 500);
            $number(SubmissionSettings::MEGABYTES, __('Maximum total size of a gallery, in MB', 'gazetteer'), intdiv($limits['bytes'], 1_000_000), 1, 1000);
            ?>
            <p class="description"><?php esc_html_e('Each listing has one gallery. If the plan of a listing has its own limits, they apply instead.', 'gazetteer'); ?></p>
        </td>
    </tr>
    <tr>
        <th scope="row"><?php esc_html_e('Expiry', 'gazetteer'); ?></th>
        <td>
            <?php $number(SubmissionSettings::NOTICE_DAYS, __('Days before expiry to email a reminder', 'gazetteer'), $submission->noticeDays(), 0, 60); ?>
            <p class="description"><?php esc_html_e('A listing expires when the duration of its plan ends. The owner then also gets an email. Enter 0 to send no reminder.', 'gazetteer'); ?></p>
        </td>
    </tr>
    <tr>
        <th scope="row"><label for="gazetteer-problem"><?php esc_html_e('Message for invalid forms', 'gazetteer'); ?></label></th>
        <td>
            <?php
            printf(
                '<input type="text" class="regular-text" id="gazetteer-problem" name="%1$s" value="%2$s" placeholder="%3$s" maxlength="%4$d" aria-describedby="gazetteer-problem-help">',
                esc_attr($name(SubmissionSettings::PROBLEM)),
                esc_attr($submission->problem()),
                esc_attr(SubmissionTexts::defaultProblem()),
                (int) SubmissionSettings::LONGEST_PROBLEM
            );
            ?>
            <p class="description" id="gazetteer-problem-help"><?php esc_html_e('The listing form shows this message if fields are missing or invalid. Leave it empty for the default.', 'gazetteer'); ?></p>
        </td>
    </tr>
    <tr>
        <th scope="row"><label for="gazetteer-terms"><?php esc_html_e('Terms page', 'gazetteer'); ?></label></th>
        <td>
            <?php
            wp_dropdown_pages([
                'name' => esc_attr($name(SubmissionSettings::TERMS_PAGE)),
                'id' => 'gazetteer-terms',
                'selected' => (int) $submission->termsPage(),
                'show_option_none' => esc_html__('&mdash; None &mdash;', 'gazetteer'),
                'option_none_value' => '0',
            ]);
            ?>
            <p class="description"><?php esc_html_e('The listing form links to this page, and owners must accept the terms before they can send a listing. The page must be published. Without a page, the form has no checkbox for terms.', 'gazetteer'); ?></p>
        </td>
    </tr>
</table>
