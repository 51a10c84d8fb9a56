<?php
/**
 * The plan that the visitor chose, on the submit page.
 *
 * @var \Closure(array<string, string|bool>): string $wrapper
 * @var ?\Gazetteer\Plans\Domain\Plan $plan
 * @var string $price The price as text.
 * @var ?\WP_Term $category
 * @var string $plansUrl '' if there is no plans page.
 */

declare(strict_types=1);

use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

if ($plan === null && $plansUrl === '') {
    return;
}
// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
?>
<aside <?php echo $wrapper(['class' => $plan === null ? 'gz-chosen-plan gz-no-plan' : 'gz-chosen-plan', 'aria-label' => __('Chosen plan', 'gazetteer')]); ?>>
<?php if ($plan === null) : ?>
    <p class="gz-chosen-text"><?php esc_html_e('Choose a plan first, or just send your suggestion.', 'gazetteer'); ?></p>
    <p class="gz-chosen-action"><?php echo Tag::of('a', ['class' => 'wp-element-button gz-button', 'href' => $plansUrl], Tag::text(__('Choose a plan', 'gazetteer'))); ?></p>
<?php else : ?>
    <p class="gz-chosen-text">
        <span class="gz-chosen-label"><?php esc_html_e('Your plan', 'gazetteer'); ?></span>
        <strong class="gz-chosen-name"><?php echo Tag::text($plan->title); ?></strong>
        <?php if ($category !== null) : ?>
            <span class="gz-chosen-category"><?php
            /* translators: %s: a category of listings. */
            echo Tag::text(sprintf(__('for %s', 'gazetteer'), html_entity_decode($category->name, ENT_QUOTES)));
            ?></span>
        <?php endif; ?>
    </p>
    <p class="gz-chosen-price"><?php echo Tag::text($price); ?></p>
    <?php if ($plansUrl !== '') : ?>
        <p class="gz-chosen-action"><?php echo Tag::of('a', ['href' => $plansUrl], Tag::text(__('Choose another plan', 'gazetteer'))); ?></p>
    <?php endif; ?>
<?php endif; ?>
</aside>
