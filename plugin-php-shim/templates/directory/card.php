<?php
/**
 * The card of a listing in a list.
 *
 * @var \Gazetteer\Directory\Listing\ListingView $view
 * @var int $level Heading level.
 * @var float|null $kilometres The distance, for searches near a place.
 */

declare(strict_types=1);

use Gazetteer\Directory\Cards\Icon;
use Gazetteer\Directory\Cards\Picture;
use Gazetteer\Directory\Listing\ListingLinks;
use Gazetteer\Directory\Nearby\Distance;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

$image = $view->picture();
$picture = $image === 0 ? '' : Picture::draw($image, 'medium_large', ['class' => 'gz-listing-image', 'loading' => 'lazy', 'alt' => '', 'sizes' => '(min-width: 60em) 24em, 100vw']);
$category = $view->categories()[0] ?? null;
$ways = ListingLinks::short($view);

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
?>
<article class="gz-listing">
    <div class="gz-listing-picture" aria-hidden="true"><?php echo $picture ?: Picture::placeholder($view); ?></div>
    <div class="gz-listing-text">
        <?php if ($category !== null) : ?>
            <p class="gz-listing-kind"><?php echo Tag::of('a', ['class' => 'gz-listing-term', 'href' => (string) get_term_link($category)], Tag::text(html_entity_decode($category->name, ENT_QUOTES))); ?></p>
        <?php endif; ?>
        <h<?php echo $level; ?> class="gz-listing-name"><?php echo Tag::of('a', ['href' => $view->url()], Tag::text($view->title())); ?></h<?php echo $level; ?>>
        <?php if ($view->place() !== '') : ?>
            <p class="gz-listing-place"><?php echo Icon::draw('place'), Tag::text(html_entity_decode($view->place(), ENT_QUOTES)); ?></p>
        <?php endif; ?>
        <?php if ($kilometres !== null) : ?>
            <p class="gz-listing-distance"><?php echo Icon::draw('way'), Tag::text(Distance::text($kilometres)); ?></p>
        <?php endif; ?>
        <?php if ($view->tagline() !== '') : ?>
            <p class="gz-listing-tagline"><?php echo Tag::text($view->tagline()); ?></p>
        <?php endif; ?>
        <?php if ($ways !== '') : ?>
            <p class="gz-listing-contact"><?php echo $ways; ?></p>
        <?php endif; ?>
    </div>
</article>
