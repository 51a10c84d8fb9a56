<?php
/**
 * The section with gallery, featured image and logo. Saved images have a checkbox to remove them.
 *
 * @var \Gazetteer\Submission\Form\ListingFormView $view
 * @var \Gazetteer\Submission\Form\Fields\FieldDrawer $field Escapes its output.
 */

declare(strict_types=1);

use Gazetteer\Contract\Field;
use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Plans\Domain\Inclusion;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag and the drawer escape texts and attributes.
?>
<section class="gz-section" aria-labelledby="gz-section-pictures">
<h2 class="gz-section-title" id="gz-section-pictures"><?php esc_html_e('Photos', 'gazetteer'); ?></h2>
<p class="gz-hint"><?php echo Tag::text($view->pictureWords); ?></p>
<?php if ($view->includes(Inclusion::Gallery)) : ?>
<div class="lplistgallery gz-group<?php echo $field->errors->at('listingfiles') === '' ? '' : ' gz-group-wrong'; ?>" data-savedgallerysize="<?php echo count($view->saved); ?>" data-savedgallweight="<?php echo array_sum(array_column($view->saved, 'bytes')); ?>">
<div class="jFiler-input-dragDrop gz-drop">
<div class="filediv">
<label class="gz-label" for="gz-listingfiles"><?php esc_html_e('Gallery', 'gazetteer'); ?><?php echo $field->mark('listingfiles'); ?></label>
<?php echo $field->files('listingfiles', 'gz-listingfiles', $view->saved === [], ['class' => 'file', 'multiple' => true]); ?>
</div>
</div>
<?php echo $field->message('listingfiles', 'gz-listingfiles'); ?>
<?php if ($view->saved !== []) : ?>
<ul class="jFiler-items-list gz-saved">
<?php foreach ($view->saved as $number => $picture) : ?>
<li class="filediv gz-saved-picture" data-savedgallweight="<?php echo $picture['bytes']; ?>">
<?php echo $picture['image']; ?>
<input type="hidden" name="listingeditfiles[]" value="<?php echo $picture['id']; ?>">
<label class="gz-choice"><input type="checkbox" name="listImg_remove[]" value="<?php echo $picture['id']; ?>"<?php checked($view->isRemoved($picture['id'])); ?>> <?php
/* translators: %d: the number of a photo in a gallery. */
echo Tag::text(sprintf(__('Remove photo %d', 'gazetteer'), $number + 1));
?></label>
</li>
<?php endforeach; ?>
</ul>
<?php endif; ?>
</div>
<?php endif; ?>
<div class="gz-pair">
<?php foreach ($view->singles as $single) : ?>
<div class="form-group gz-group<?php echo $field->errors->at($single['name']) === '' ? '' : ' gz-group-wrong'; ?>">
<div class="custom-file gz-drop">
<label class="gz-label <?php echo $single['class']; ?>" for="<?php echo $single['id']; ?>"><?php echo Tag::text($single['label']), $single['isMissing'] ? $field->mark($single['name']) : ''; ?></label>
<?php if ($single['url'] !== '') : ?>
<?php echo Tag::of('img', ['class' => 'lp-prevewFeatured gz-saved-single', 'src' => esc_url_raw($single['url']), 'alt' => $single['alt'], 'width' => 120]); ?>
<?php endif; ?>
<?php echo $field->files($single['name'], $single['id'], $single['isMissing'], []); ?>
<?php if ($single['url'] !== '') : ?>
<label class="gz-choice gz-remove-single"><input type="checkbox" name="<?php echo Field::PASSED_REMOVED_SINGLES; ?>[]" value="<?php echo $single['name']; ?>"<?php checked($view->isTakenAway($single['name'])); ?>> <?php echo Tag::text($single['removal']); ?></label>
<?php endif; ?>
</div>
<?php echo $field->message($single['name'], $single['id']); ?>
</div>
<?php endforeach; ?>
</div>
</section>
