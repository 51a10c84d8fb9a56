<?php
/**
 * The form for a review. It needs no script.
 *
 * @var \Gazetteer\Kernel\Http\Input $values
 * @var array<string, string> $errors Messages by field.
 * @var ?\Gazetteer\Reviews\Domain\Review $own The member's own review, which the form changes.
 * @var bool $isGuest
 * @var bool $isHeld Whether a moderator checks the review first.
 * @var string $action
 * @var string $hidden Hidden inputs, escaped.
 * @var string $check The form's attributes for the bot check, escaped.
 * @var string $withoutScript Notice for visitors without JavaScript, escaped.
 */

declare(strict_types=1);

use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Reviews\Domain\Rating;
use Gazetteer\Reviews\Form\SentReview;

if (!defined('ABSPATH')) {
    exit;
}

$message = static fn (string $field): string => ($errors[$field] ?? '') === '' ? '' : Tag::of('span', ['class' => 'gz-review-wrong', 'id' => "{$field}-error"], Tag::text($errors[$field]));
$common = static fn (string $field, bool $isRequired = true): array => [
    'id' => $field,
    'name' => $field,
    'required' => $isRequired,
    'aria-invalid' => ($errors[$field] ?? '') === '' ? null : 'true',
    'aria-describedby' => ($errors[$field] ?? '') === '' ? null : "{$field}-error",
];
$line = static fn (string $field, string $label, array $more, bool $isRequired = true): string => Tag::of(
    'p',
    ['class' => 'gz-review-field'],
    Tag::of('label', ['for' => $field], Tag::text($label)) . Tag::of('input', $common($field, $isRequired) + $more + ['type' => 'text', 'value' => $values->text($field)]) . $message($field),
);

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
?>
<details class="gz-review-write" id="gz-review-write"<?php echo $errors === [] ? '' : ' open'; ?>>
<summary class="gz-button wp-element-button"><?php echo esc_html($own === null ? __('Write a review', 'gazetteer') : __('Change your review', 'gazetteer')); ?></summary>
<form class="gz-review-form" id="gz-review-form" method="post" action="<?php echo esc_url($action); ?>"<?php echo $check; ?>>
<?php echo $hidden; ?>
<?php if ($own !== null && !$own->isPublished) : ?>
    <p class="gz-review-hint"><?php esc_html_e('Your review is not published yet. You can still change it.', 'gazetteer'); ?></p>
<?php endif; ?>
<fieldset class="gz-star-choice"<?php echo ($errors[SentReview::STARS] ?? '') === '' ? '' : ' aria-describedby="' . esc_attr(SentReview::STARS) . '-error"'; ?>>
    <legend><?php esc_html_e('Your rating', 'gazetteer'); ?></legend>
    <div class="gz-star-row">
    <?php foreach (range(1, Rating::MOST) as $stars) : ?>
        <label class="gz-star"><?php
        echo Tag::of('input', ['type' => 'radio', 'name' => SentReview::STARS, 'value' => $stars, 'required' => true, 'checked' => $values->int(SentReview::STARS) === $stars]);
        ?><span class="gz-star-shape" aria-hidden="true"></span><span class="gz-star-name"><?php
        /* translators: %s: number of stars, from 1 to 5. */
        echo Tag::text(sprintf(_n('%s star', '%s stars', $stars, 'gazetteer'), number_format_i18n($stars)));
        ?></span></label>
    <?php endforeach; ?>
    </div>
    <?php echo $message(SentReview::STARS); ?>
</fieldset>
<?php echo $line(SentReview::TITLE, __('Title (optional)', 'gazetteer'), ['maxlength' => SentReview::LONGEST_TITLE], false); ?>
<p class="gz-review-field">
    <label for="<?php echo esc_attr(SentReview::TEXT); ?>"><?php esc_html_e('Your review', 'gazetteer'); ?></label>
    <?php echo Tag::of('textarea', $common(SentReview::TEXT) + ['rows' => 6, 'maxlength' => SentReview::LONGEST_TEXT], Tag::verbatim($values->lines(SentReview::TEXT))), $message(SentReview::TEXT); ?>
</p>
<div class="gz-review-pair">
<?php
echo $line(SentReview::NAME, __('Your name (public)', 'gazetteer'), ['autocomplete' => 'name', 'maxlength' => SentReview::LONGEST_NAME]);
echo $isGuest ? $line(SentReview::EMAIL, __('Your email address (not published)', 'gazetteer'), ['type' => 'email', 'autocomplete' => 'email', 'maxlength' => 100]) : '';
?>
</div>
<?php echo $withoutScript; ?>
<p class="gz-review-send"><button type="submit" class="wp-element-button gz-button"><?php echo esc_html($own === null ? __('Send review', 'gazetteer') : __('Save review', 'gazetteer')); ?></button>
<?php if ($isHeld) : ?>
    <span class="gz-review-hint"><?php esc_html_e('We check every review before we publish it.', 'gazetteer'); ?></span>
<?php endif; ?>
</p>
</form>
</details>
