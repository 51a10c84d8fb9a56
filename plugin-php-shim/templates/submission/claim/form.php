<?php
/**
 * The claim form. It is on the listing's page and needs no script.
 *
 * @var \Gazetteer\Claims\Form\ClaimView $view
 * @var \Gazetteer\Submission\Form\Fields\FieldDrawer $field Escapes its output.
 * @var string $root The root element's attributes, escaped.
 * @var string $address The form's action URL.
 * @var string $hidden Hidden inputs, escaped.
 * @var string $check The form's attributes for the bot check, escaped.
 * @var string $withoutScript Notice for visitors without JavaScript, escaped.
 * @var \Closure(string): string $part Renders a file of the listing form with the same view.
 */

declare(strict_types=1);

use Gazetteer\Claims\Form\SentClaim;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

$wrong = $field->errors->at(SentClaim::PLAN);
// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag, the drawer and the parts escape texts and attributes.
?>
<div <?php echo $root; ?>>
<?php echo $part('errors'); ?>
<form class="gz-form" id="gz-claim-form" method="post" action="<?php echo esc_url($address); ?>"<?php echo $check; ?>>
<?php echo $hidden; ?>
<section class="gz-section" aria-labelledby="gz-claim-title">
<h2 class="gz-section-title" id="gz-claim-title"><?php
/* translators: %s: name of a listing. */
echo Tag::text(sprintf(__('Claim “%s”', 'gazetteer'), $view->title));
?></h2>
<p><?php esc_html_e('Do you own or manage this business? Send us a claim. After we approve it, you can edit the listing.', 'gazetteer'); ?> <a href="<?php echo esc_url($view->listing); ?>"><?php esc_html_e('Back to the listing', 'gazetteer'); ?></a></p>
<?php
echo $field->line(SentClaim::NAME, 'gz-claim-name', __('Your name', 'gazetteer'), '', ['autocomplete' => 'name', 'maxlength' => 200]);
echo $field->area(
    SentClaim::WORDS,
    'gz-claim-words',
    __('How can we verify that the listing is yours?', 'gazetteer'),
    __('For example, your role and something that we can check: an email address at its domain, a registration number or a page that names you.', 'gazetteer'),
    ['rows' => 5, 'maxlength' => 5000],
);
?>
<div class="gz-pair">
<?php
echo $field->line(SentClaim::PHONE, 'gz-claim-phone', __('Phone (optional)', 'gazetteer'), '', ['type' => 'tel', 'autocomplete' => 'tel', 'inputmode' => 'tel', 'maxlength' => 100]);
echo $field->line(SentClaim::EMAIL, 'gz-claim-email', __('Business email (optional)', 'gazetteer'), '', ['type' => 'email', 'autocomplete' => 'work email', 'maxlength' => 254]);
?>
</div>
<?php if ($view->plans !== []) : ?>
<fieldset class="gz-claim-plans" id="gz-claim-plans" tabindex="-1"<?php echo $wrong === '' ? '' : ' aria-describedby="gz-claim-plans-error"'; ?>>
<legend class="gz-label"><?php esc_html_e('Plan', 'gazetteer'); ?> <span class="gz-required" aria-hidden="true">*</span></legend>
<?php foreach ($view->plans as $plan) : ?>
<label class="gz-choice" for="gz-claim-plan-<?php echo (int) $plan->id; ?>"><?php
echo Tag::of('input', ['type' => 'radio', 'id' => "gz-claim-plan-{$plan->id}", 'name' => SentClaim::PLAN, 'value' => $plan->id, 'required' => true, 'checked' => $view->isChosen($plan)]);
?> <span><strong><?php echo Tag::text($plan->title); ?></strong> <?php echo Tag::text($view->price($plan)); ?></span></label>
<?php endforeach; ?>
<?php echo $field->message(SentClaim::PLAN, 'gz-claim-plans'); ?>
</fieldset>
<?php endif; ?>
</section>
<?php echo $part($view->isGuest() ? 'account' : 'member'); ?>
<div class="gz-section gz-send">
<?php echo $withoutScript; ?>
<div class="preview-section">
<button type="submit" class="wp-element-button gz-button"><?php esc_html_e('Send claim', 'gazetteer'); ?></button>
<p class="gz-hint"><?php esc_html_e('We review every claim before the listing changes.', 'gazetteer'); ?></p>
</div>
</div>
</form>
</div>
