<?php
/**
 * The custom fields of the selected category, and the custom fields of every category.
 *
 * @var \Gazetteer\Submission\Form\ListingFormView $view
 * @var \Gazetteer\Submission\Form\Fields\FieldDrawer $field Escapes its output.
 */

declare(strict_types=1);

use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag and the drawer escape texts and attributes.
?>
<div class="gz-section featuresDataContainerOuterSubmit" data-exclusive="<?php echo $view->commonFields === '' ? 'no' : 'yes'; ?>" id="gz-details"<?php echo $view->hasDetails() ? '' : ' hidden'; ?>>
<h2 class="gz-section-title"><?php esc_html_e('Details', 'gazetteer'); ?></h2>
<div class="lpfeatures_fields">
<div class="pre-load"></div>
<?php if ($view->hasDetails()) : ?>
<?php // Browsers do not send unchecked boxes. This input tells the server that the form had the boxes. ?>
<?php echo Tag::of('input', ['type' => 'hidden', 'name' => 'lp_form_fields_inn[lp_feature][]', 'value' => '']); ?>
<?php endif; ?>
<div id="tags-by-cat" class="lp-nested">
<?php if ($view->features->names !== []) : ?>
<fieldset class="gz-choices">
<legend class="gz-label"><?php echo Tag::text($view->features->title); ?></legend>
<?php foreach ($view->features->names as $id => $name) : ?>
<label class="gz-choice" for="check_<?php echo $id; ?>"><?php
echo Tag::of('input', [
    'type' => 'checkbox',
    'id' => "check_{$id}",
    'name' => 'lp_form_fields_inn[lp_feature][]',
    'value' => $id,
    'checked' => in_array($id, $view->chosenFeatures(), true),
]), ' ', Tag::text($name);
?></label>
<?php endforeach; ?>
</fieldset>
<?php endif; ?>
</div>
<div id="features-by-cat" class="lp-nested"><?php echo $view->categoryFields; ?></div>
</div>
<?php if ($view->commonFields !== '') : ?>
<div class="lp-form-builder-field lp-form-builder-field-yes"><?php echo $view->commonFields; ?></div>
<?php endif; ?>
</div>
