<?php
/**
 * The top of a listing page.
 *
 * @var \Gazetteer\Directory\Listing\ListingView $view
 * @var \DateTimeInterface $now
 * @var \Closure(string): string $plain A term's name, escaped.
 */

declare(strict_types=1);

use Gazetteer\Directory\Cards\Icon;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

$hours = $view->hours();

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
?>
<div class="gz-place-bar">
    <?php if ($view->tagline() !== '') : ?>
        <p class="gz-place-tagline"><?php echo Tag::text($view->tagline()); ?></p>
    <?php endif; ?>
    <ul class="gz-place-facts" role="list">
        <?php foreach ($view->categories() as $category) : ?>
            <li class="gz-place-kind"><?php echo Tag::of('a', ['href' => (string) get_term_link($category)], $plain($category->name)); ?></li>
        <?php endforeach; ?>
        <?php foreach ($view->places() as $place) : ?>
            <li><?php echo Icon::draw('place'), Tag::of('a', ['href' => (string) get_term_link($place)], $plain(\Gazetteer\Directory\Listing\ListingTerms::nameWithParent($place))); ?></li>
        <?php endforeach; ?>
        <?php if ($view->isClaimed()) : ?>
            <li class="gz-place-claimed"><?php echo Icon::draw('tick'); ?><?php esc_html_e('Claimed by its owner', 'gazetteer'); ?></li>
        <?php endif; ?>
        <?php if ($view->price() !== '') : ?>
            <li><span class="screen-reader-text"><?php esc_html_e('Prices:', 'gazetteer'); ?></span> <?php echo Tag::text($view->price()); ?></li>
        <?php endif; ?>
        <?php if ($hours->areKnown()) : ?>
            <?php $isOpen = $hours->isOpen($now); ?>
            <li class="<?php echo $isOpen ? 'gz-place-open' : 'gz-place-closed'; ?>"><?php echo Icon::draw('clock'); ?><?php echo esc_html($isOpen ? __('Open now', 'gazetteer') : __('Closed now', 'gazetteer')); ?></li>
        <?php endif; ?>
    </ul>
</div>
