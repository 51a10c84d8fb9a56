<?php
/**
 * The selected plan, with a link to the other plans. For an existing listing, shows the listing's title and plan.
 *
 * @var \Gazetteer\Submission\Form\ListingFormView $view
 */

declare(strict_types=1);

use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

if (!$view->isEdit() && $view->plan === null && $view->plansUrl === '') {
    return;
}
// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
?>
<p class="gz-form-plan">
<?php if ($view->listing !== null) : ?>
<span><?php
echo sprintf(
    /* translators: %s: name of a listing. */
    esc_html__('You are editing %s', 'gazetteer'),
    '<strong>' . Tag::text(html_entity_decode(wp_strip_all_tags($view->listing->title), ENT_QUOTES | ENT_HTML5, 'UTF-8')) . '</strong>',
);
?></span>
<?php elseif ($view->plan === null) : ?>
<span><?php esc_html_e('No plan is chosen yet.', 'gazetteer'); ?></span>
<?php else : ?>
<span><?php
echo sprintf(
    /* translators: %s: name of a plan. */
    esc_html__('Your plan: %s', 'gazetteer'),
    '<strong>' . Tag::text($view->plan->title) . '</strong>',
);
?></span>
<span class="gz-form-price"><?php echo Tag::text($view->planPrice); ?></span>
<?php endif; ?>
<?php if ($view->isEdit() && $view->ownListings !== '') : ?>
<?php echo Tag::of('a', ['href' => $view->ownListings], Tag::text(__('My listings', 'gazetteer'))); ?>
<?php elseif ($view->plansUrl !== '') : ?>
<?php echo Tag::of('a', ['href' => $view->plansUrl], Tag::text($view->plan === null ? __('Choose a plan', 'gazetteer') : __('Choose another plan', 'gazetteer'))); ?>
<?php endif; ?>
</p>
