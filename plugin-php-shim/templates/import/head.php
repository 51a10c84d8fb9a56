<?php
/**
 * The heading, the steps and the message of the import screen.
 *
 * @var ?\Gazetteer\Import\Domain\ImportRun $run
 * @var string $home The address of the first step.
 * @var string $notice A message; '' for none.
 * @var bool $isGood
 */

declare(strict_types=1);

use Gazetteer\Import\Domain\RunStep;

if (!defined('ABSPATH')) {
    exit;
}

$isFile = $run === null || $run->importer === '';
$current = match ($run?->step) {
    null => 0,
    RunStep::Columns => 1,
    RunStep::Preview => 2,
    RunStep::Checking, RunStep::Checked => 3,
    default => 4,
};
$labels = [__('Source', 'gazetteer'), __('Columns', 'gazetteer'), __('Preview', 'gazetteer'), __('Check', 'gazetteer'), __('Import', 'gazetteer')];
// Listings of another plugin need no columns.
$isFile || array_splice($labels, 1, 1);
$isFile || $current -= $current > 1 ? 1 : 0;
?>
<h1><?php esc_html_e('Import listings', 'gazetteer'); ?></h1>
<?php if ($run?->step !== RunStep::Undoing) : ?>
    <ol class="gazetteer-import-steps">
        <?php foreach ($labels as $number => $label) : ?>
            <li<?php echo $number === $current ? ' aria-current="step"' : ($number < $current ? ' class="is-done"' : ''); ?>><span aria-hidden="true"><?php echo esc_html(number_format_i18n($number + 1)); ?></span> <?php echo esc_html($label); ?></li>
        <?php endforeach; ?>
    </ol>
<?php endif; ?>
<?php if ($run !== null) : ?>
    <p class="gazetteer-import-name"><?php
        /* translators: %s: name of a file or of another plugin. */
        echo esc_html(sprintf(__('Source: %s', 'gazetteer'), $run->name));
    ?></p>
<?php endif; ?>
<?php if ($notice !== '') : ?>
    <div class="notice <?php echo $isGood ? 'notice-success' : 'notice-error'; ?>" role="<?php echo $isGood ? 'status' : 'alert'; ?>"><p><?php echo esc_html($notice); ?></p></div>
<?php endif; ?>
