<?php
/**
 * The checkbox for the terms, and the submit button.
 *
 * @var \Gazetteer\Submission\Form\ListingFormView $view
 * @var \Gazetteer\Submission\Form\Fields\FieldDrawer $field
 * @var \Gazetteer\Submission\Form\FormFrame $frame
 */

declare(strict_types=1);

use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Submission\SubmissionTexts;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
?>
<div class="gz-section gz-send">
<?php if ($view->termsUrl !== '' && !$view->isEdit()) : ?>
<p class="check_policy termpolicy"><label class="gz-choice" for="policycheck"><input type="checkbox" id="policycheck" name="policycheck" value="1" required<?php checked($view->values->flag('policycheck')); ?>> <?php
echo sprintf(
    /* translators: %s: a link, “terms”. */
    esc_html__('I agree to the %s', 'gazetteer'),
    Tag::of('a', ['href' => $view->termsUrl, 'target' => '_blank', 'rel' => 'noopener'], Tag::text(__('terms', 'gazetteer'))),
);
?> <span class="gz-required" aria-hidden="true">*</span></label></p>
<?php endif; ?>
<?php echo $frame->withoutScript(); ?>
<div class="preview-section">
<div class="error_box"></div>
<div class="success_box"></div>
<input type="hidden" name="errorrmsg" value="<?php echo esc_attr(SubmissionTexts::problem()); ?>">
<button type="submit" class="wp-element-button gz-button lp-secondary-btn"<?php echo $view->isEdit() ? ' name="listingedit" value="1"' : ' id="listingsubmitBTN"'; ?>><?php echo $view->isEdit() ? esc_html__('Save changes', 'gazetteer') : esc_html__('Submit listing', 'gazetteer'); ?> <span class="lpsubmitloading fa fa-angle-right" aria-hidden="true"></span></button>
<?php if ($view->waits) : ?>
<p class="gz-hint"><?php $view->isEdit() ? esc_html_e('Visitors see the previous version until we approve your changes.', 'gazetteer') : esc_html_e('We review every listing before it is published.', 'gazetteer'); ?></p>
<?php endif; ?>
</div>
</div>
