<?php
/**
 * The section with FAQs. It has three additional empty rows, which are not saved if they stay
 * empty.
 *
 * @var \Gazetteer\Submission\Form\ListingFormView $view
 * @var \Gazetteer\Submission\Form\Fields\FieldDrawer $field Escapes its output.
 */

declare(strict_types=1);

use Gazetteer\Contract\Limit;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag and the drawer escape texts and attributes.
?>
<details class="gz-more gz-section"<?php echo $view->hasFaqs() ? ' open' : ''; ?>>
<summary class="gz-section-title"><?php esc_html_e('Questions and answers', 'gazetteer'); ?></summary>
<div class="gz-more-inside" id="tabs" data-gazetteer-most="<?php echo Limit::FAQS; ?>" data-faqtitle="<?php esc_attr_e('FAQ', 'gazetteer'); ?>">
<p class="gz-hint"><?php esc_html_e('Frequently asked questions. Empty questions are not saved.', 'gazetteer'); ?></p>
<?php foreach ($view->faqs() as $number => [$question, $answer]) : ?>
<?php $end = $number === 1 && !$view->isEdit() ? '' : (string) $number; ?>
<fieldset class="gz-faq" id="tabs-<?php echo $number; ?>">
<legend class="gz-label"><?php
/* translators: %d: a number. */
echo Tag::text(sprintf(__('Question %d', 'gazetteer'), $number));
?></legend>
<div class="form-group gz-group">
<label class="gz-label gz-quiet" for="inpuFaqsLp<?php echo $end; ?>"><?php esc_html_e('Question', 'gazetteer'); ?></label>
<?php echo Tag::of('input', ['type' => 'text', 'class' => 'form-control gz-control', 'id' => "inpuFaqsLp{$end}", 'name' => "faq[{$number}]", 'value' => $question, 'autocomplete' => 'off']); ?>
</div>
<div class="form-group gz-group">
<label class="gz-label gz-quiet" for="inputDescriptionFaq<?php echo $end; ?>"><?php esc_html_e('Answer', 'gazetteer'); ?></label>
<?php echo Tag::of('textarea', ['class' => 'form-control gz-control', 'id' => "inputDescriptionFaq{$end}", 'name' => "faqans[{$number}]", 'rows' => 8], Tag::verbatim($answer)); ?>
</div>
</fieldset>
<?php endforeach; ?>
</div>
</details>
