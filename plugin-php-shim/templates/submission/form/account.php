<?php
/**
 * The account fields: create an account, or log in.
 *
 * @var \Gazetteer\Submission\Form\ListingFormView $view
 * @var \Gazetteer\Submission\Form\Fields\FieldDrawer $field Escapes its output.
 */

declare(strict_types=1);


if (!defined('ABSPATH')) {
    exit;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag and the drawer escape texts and attributes.
?>
<section class="gz-section gz-account" aria-labelledby="gz-section-account">
<h2 class="gz-section-title" id="gz-section-account"><?php esc_html_e('Your account', 'gazetteer'); ?></h2>
<p class="gz-hint"><?php esc_html_e('You use this account to edit the listing later. If you do not have one yet, we create it and email you a link to set your password.', 'gazetteer'); ?></p>
<p><label class="gz-choice" for="already-account"><input type="checkbox" id="already-account" name="processLogin" value="yes"<?php checked($view->hasAccount()); ?>> <?php esc_html_e('I already have an account', 'gazetteer'); ?></label></p>
<div class="lp-submit-no-account">
<div class="gz-pair">
<?php
echo $field->line('email', 'inputEmail', __('Email', 'gazetteer'), '', ['type' => 'email', 'autocomplete' => 'email', 'required' => false, 'aria-required' => 'true']);
echo $field->line('customUname', 'customUname', __('Username (optional)', 'gazetteer'), '', ['autocomplete' => 'username', 'autocapitalize' => 'none', 'spellcheck' => 'false', 'maxlength' => 60]);
?>
</div>
</div>
<div class="lp-submit-have-account">
<div class="gz-pair">
<?php
echo $field->line('inputUsername', 'inputUsername', __('Username or email', 'gazetteer'), '', ['autocomplete' => 'username', 'autocapitalize' => 'none', 'spellcheck' => 'false', 'required' => false, 'aria-required' => 'true']);
echo $field->line('inputUserpass', 'inputUserpass', __('Password', 'gazetteer'), '', ['type' => 'password', 'value' => '', 'autocomplete' => 'current-password', 'required' => false, 'aria-required' => 'true']);
?>
</div>
<p class="gz-hint"><a href="<?php echo esc_url(wp_lostpassword_url()); ?>"><?php esc_html_e('Lost your password?', 'gazetteer'); ?></a></p>
</div>
</section>
