<?php
/**
 * The list of errors, with a link to each invalid field. Visitors must select files again, because
 * a server cannot fill in file inputs.
 *
 * @var \Gazetteer\Submission\Form\Fields\FieldDrawer $field
 * @var \Gazetteer\Submission\Form\ListingFormView $view
 */

declare(strict_types=1);

use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Submission\SubmissionTexts;

if (!defined('ABSPATH')) {
    exit;
}

if (!$field->errors->any()) {
    return;
}
$links = $field->errors->links();
// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
?>
<div class="gz-form-summary" role="alert" tabindex="-1" autofocus>
<p class="gz-form-summary-title"><?php echo Tag::text($field->errors->message ?: SubmissionTexts::problem()); ?></p>
<?php if ($links !== []) : ?>
<ul>
<?php foreach ($links as $id => $message) : ?>
<li><?php echo $id === '' ? Tag::text($message) : Tag::of('a', ['href' => "#{$id}"], Tag::text($message)); ?></li>
<?php endforeach; ?>
</ul>
<?php endif; ?>
<?php if ($view->login !== '') : ?>
<p><?php echo Tag::of('a', ['href' => $view->login, 'target' => '_blank'], Tag::text(__('Log in in a new tab', 'gazetteer'))); ?> <?php esc_html_e('Then return to this page and send the form again.', 'gazetteer'); ?></p>
<?php endif; ?>
<p><?php echo Tag::text($view->hadFiles ? __('Your text is still here. Please choose your photos again.', 'gazetteer') : __('Your text is still here.', 'gazetteer')); ?></p>
</div>
