<?php
/**
 * The form for new and existing listings. Scripts and styles of older themes depend on its markup. It works without
 * JavaScript.
 *
 * @var \Gazetteer\Submission\Form\ListingFormView $view
 * @var \Gazetteer\Submission\Form\Fields\FieldDrawer $field
 * @var \Gazetteer\Submission\Form\FormFrame $frame
 * @var \Closure(string): string $part Renders a file of this folder with the same variables.
 * @var string $root The root element's attributes, escaped.
 */

declare(strict_types=1);

use Gazetteer\Submission\SubmissionTexts;

if (!defined('ABSPATH')) {
    exit;
}

$button = $view->isEdit() ? __('Save changes', 'gazetteer') : __('Submit listing', 'gazetteer');
// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- the frame and the parts escape texts and attributes.
?>
<div <?php echo $root; ?>>
<?php echo $part('errors'), $part('plan'); ?>
<form<?php echo $frame->attributes(); ?>>
<?php echo $frame->hiddenInputs(); ?>
<button type="submit" class="gz-first-button" tabindex="-1" aria-hidden="true"><?php echo esc_html($button); ?></button>
<p class="gz-hint gz-form-note"><?php
/* translators: %s: an asterisk. */
echo sprintf(esc_html__('Fields marked with %s are required. All other fields are optional.', 'gazetteer'), '<span class="gz-required">*</span>');
?></p>
<?php
echo $part('basics'), $part('details'), $part('place'), $part('contact'), $part('pictures'), $part('hours'), $part('prices'), $part('faqs');
echo $view->isGuest() && $view->isEdit() ? '' : $part($view->isGuest() ? 'account' : 'member'), $part('send');
?>
</form>
<div class="lp-notifaction-area" data-error-msg="<?php echo esc_attr(SubmissionTexts::problem()); ?>"><span class="lp-notifi-icons"></span><h4></h4><p></p></div>
</div>
