<?php
/**
 * The card of a listing in a list.
 *
 * @var \Gazetteer\Directory\Listing\ListingView $view
 * @var int $level Heading level.
 * @var float|null $kilometres Distance; null if it is not known.
 * @var \DateTimeInterface $now In the time zone of the listing.
 */

declare(strict_types=1);

use Gazetteer\Directory\Cards\Icon;
use Gazetteer\Directory\Cards\Picture;
use Gazetteer\Directory\Cards\Rating;
use Gazetteer\Directory\Listing\ListingLinks;
use Gazetteer\Directory\Nearby\Distance;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

$image = $view->picture();
$picture = $image === 0 ? '' : Picture::draw($image, 'medium_large', ['class' => 'gz-listing-image', 'loading' => 'lazy', 'alt' => '', 'sizes' => '(min-width: 60em) 24em, 100vw']);
$category = $view->categories()[0] ?? null;
$rating = Rating::draw($view->listing->id);
$price = $view->priceSigns();
$hours = $view->hours();
$isOpen = $hours->areKnown() && $hours->isOpen($now);
$ways = ListingLinks::short($view);

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
?>
<article class="gz-listing">
    <div class="gz-listing-picture"><div aria-hidden="true"><?php echo $picture ?: Picture::placeholder($view); ?></div><?php
    if ($view->isFeatured()) {
        echo Tag::of('p', ['class' => 'gz-listing-featured'], Tag::text(__('Featured', 'gazetteer')));
    }
    ?></div>
    <div class="gz-listing-text">
        <div class="gz-listing-top">
            <h<?php echo $level; ?> class="gz-listing-name"><?php echo Tag::of('a', ['href' => $view->url()], Tag::text($view->title())); ?></h<?php echo $level; ?>>
            <?php if ($rating !== '') : ?>
                <p class="gz-listing-rating"><?php echo $rating; ?></p>
            <?php endif; ?>
        </div>
        <p class="gz-listing-place"><?php
        echo implode('<span class="gz-dot" aria-hidden="true">·</span>', array_filter([
            $category === null ? '' : Tag::of('a', ['class' => 'gz-listing-term', 'href' => (string) get_term_link($category)], Tag::text(html_entity_decode($category->name, ENT_QUOTES))),
            $view->place() === '' ? '' : Tag::of('span', [], Tag::text(html_entity_decode($view->place(), ENT_QUOTES))),
            $kilometres === null ? '' : Tag::of('span', ['class' => 'gz-listing-distance'], Tag::text(Distance::text($kilometres))),
        ]));
        ?></p>
        <?php if ($view->tagline() !== '') : ?>
            <p class="gz-listing-tagline"><?php echo Tag::text($view->tagline()); ?></p>
        <?php endif; ?>
        <?php if ($hours->areKnown() || $price !== '') : ?>
            <p class="gz-listing-facts"><?php
            if ($hours->areKnown()) {
                echo Tag::of('span', ['class' => $isOpen ? 'gz-listing-open' : 'gz-listing-closed'], Tag::text($isOpen ? __('Open now', 'gazetteer') : __('Closed', 'gazetteer')));
            }
            if ($price !== '') {
                echo Tag::of('span', ['class' => 'gz-listing-price'], Tag::of('span', ['aria-hidden' => 'true'], Tag::text($price)) . Tag::of('span', ['class' => 'screen-reader-text'], Tag::text($view->price())));
            }
            ?></p>
        <?php endif; ?>
        <?php if ($ways !== '') : ?>
            <p class="gz-listing-contact"><?php echo $ways; ?></p>
        <?php endif; ?>
    </div>
</article>
