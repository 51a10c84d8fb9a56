<?php
/**
 * The summary of a listing: tagline and facts.
 *
 * @var \Gazetteer\Directory\Listing\ListingView $view
 * @var \Closure(string): string $plain A term's name, escaped.
 * @var \Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped.
 */

declare(strict_types=1);

use Gazetteer\Directory\Cards\Icon;
use Gazetteer\Directory\Listing\ListingTerms;
use Gazetteer\Directory\Listing\OpenStateLine;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

$state = OpenStateLine::draw($view);
// Copies of the page template in themes draw this template without a wrapper.
$wrapper ??= Tag::attributes(...);

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
?>
<div <?php echo $wrapper(['class' => 'gz-part gz-place-bar']); ?>>
    <?php if ($view->tagline() !== '') : ?>
        <p class="gz-place-tagline"><?php echo Tag::text($view->tagline()); ?></p>
    <?php endif; ?>
    <ul class="gz-place-facts" role="list">
        <?php foreach ($view->categories() as $category) : ?>
            <li class="gz-place-kind"><?php echo Tag::of('a', ['href' => (string) get_term_link($category)], $plain($category->name)); ?></li>
        <?php endforeach; ?>
        <?php foreach ($view->places() as $place) : ?>
            <li><?php echo Icon::draw('place'), Tag::of('a', ['href' => (string) get_term_link($place)], $plain(ListingTerms::nameWithParent($place))); ?></li>
        <?php endforeach; ?>
        <?php if ($view->price() !== '') : ?>
            <li><span class="screen-reader-text"><?php esc_html_e('Prices:', 'gazetteer'); ?></span> <?php echo Tag::text($view->price()); ?></li>
        <?php endif; ?>
        <?php if ($view->isClaimed()) : ?>
            <li class="gz-place-claimed"><?php echo Icon::draw('tick'); ?><?php esc_html_e('Claimed by its owner', 'gazetteer'); ?></li>
        <?php endif; ?>
        <?php if ($state !== '') : ?>
            <li class="gz-place-state"><?php echo Icon::draw('clock'), $state; ?></li>
        <?php endif; ?>
    </ul>
</div>
