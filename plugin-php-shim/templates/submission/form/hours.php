<?php
/**
 * The section with opening hours. Each day has two time ranges, the second for days with a break.
 *
 * @var \Gazetteer\Submission\Form\ListingFormView $view
 * @var \Gazetteer\Submission\Form\Fields\FieldDrawer $field Escapes its output.
 */

declare(strict_types=1);

use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Submission\Form\Fields\HoursFields;

if (!defined('ABSPATH')) {
    exit;
}

$days = $view->hours();
$time = static fn (array $day, string $which, int $span, string $label): string => Tag::of(
    'label',
    ['class' => 'gz-time'],
    Tag::of('span', [], Tag::text($label)) . Tag::of('input', [
        'type' => 'time',
        'class' => 'form-control gz-control',
        'name' => "business_hours[{$day['key']}][{$which}][{$span}]",
        'value' => $day[$which][$span] ?? '',
    ]),
);
$hasBreaks = array_filter($days, static fn (array $day): bool => ($day['open'][1] ?? '') . ($day['close'][1] ?? '') !== '') !== [];
// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag and the drawer escape texts and attributes.
?>
<details class="gz-more gz-section"<?php echo $view->hasHours() ? ' open' : ''; ?>>
<summary class="gz-section-title"><?php esc_html_e('Opening hours', 'gazetteer'); ?></summary>
<div class="gz-more-inside">
<p class="gz-hint" id="gz-hours-hint"><?php esc_html_e('Days that you leave empty are shown as closed.', 'gazetteer'); ?></p>
<?php foreach ($days as $day) : ?>
<fieldset class="gz-day" aria-describedby="gz-hours-hint">
<legend class="gz-day-name"><?php echo Tag::text($day['label']); ?></legend>
<div class="gz-span"><?php echo $time($day, 'open', 0, __('Opens', 'gazetteer')), $time($day, 'close', 0, __('Closes', 'gazetteer')); ?></div>
<label class="gz-choice"><?php echo Tag::of('input', ['type' => 'checkbox', 'name' => HoursFields::ALL_DAY . '[]', 'value' => $day['key'], 'checked' => $day['isAllDay']]); ?> <?php esc_html_e('Open 24 hours', 'gazetteer'); ?></label>
</fieldset>
<?php endforeach; ?>
<details class="gz-more"<?php echo $hasBreaks ? ' open' : ''; ?>>
<summary><?php esc_html_e('Days with a break', 'gazetteer'); ?></summary>
<div class="gz-more-inside">
<p class="gz-hint" id="gz-breaks-hint"><?php esc_html_e('When it opens again after a break, and when it closes.', 'gazetteer'); ?></p>
<?php foreach ($days as $day) : ?>
<fieldset class="gz-day" aria-describedby="gz-breaks-hint">
<legend class="gz-day-name"><?php echo Tag::text($day['label']); ?></legend>
<div class="gz-span"><?php echo $time($day, 'open', 1, __('Opens again', 'gazetteer')), $time($day, 'close', 1, __('Closes again', 'gazetteer')); ?></div>
</fieldset>
<?php endforeach; ?>
</div>
</details>
</div>
</details>
