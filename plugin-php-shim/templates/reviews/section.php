<?php
/**
 * The reviews of a listing.
 *
 * @var \Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped.
 * @var \Gazetteer\Reviews\Display\ReviewAddress $address Which reviews are shown.
 * @var \Gazetteer\Reviews\Domain\Rating $rating
 * @var list<\Gazetteer\Reviews\Domain\Review> $reviews The reviews of this page.
 * @var int $pages
 * @var array<int, \WP_Comment> $replies By the ID of the review.
 * @var string $notice
 * @var string $error
 * @var string $form The form for a new review, escaped; '' for none.
 * @var \Closure(string, int=): string $hidden Hidden inputs of a form, escaped.
 * @var int $owner The account of the listing's owner.
 * @var bool $mayReply Whether the visitor is the owner.
 * @var string $action The URL to which forms are posted.
 * @var \Closure(string, array<string, mixed>): string $part Renders another file of this folder.
 */

declare(strict_types=1);

use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Reviews\Display\ReviewText;
use Gazetteer\Reviews\Domain\ReviewSort;

if (!defined('ABSPATH')) {
    exit;
}

$sorts = [
    [ReviewSort::Newest, __('Newest', 'gazetteer')],
    [ReviewSort::Highest, __('Highest', 'gazetteer')],
    [ReviewSort::Lowest, __('Lowest', 'gazetteer')],
    [ReviewSort::Helpful, __('Most helpful', 'gazetteer')],
];

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag, the wrapper and the parts escape texts and attributes.
?>
<section <?php echo $wrapper(['class' => 'gz-part gz-reviews', 'id' => 'gz-reviews', 'aria-labelledby' => 'gz-reviews-title']); ?>>
<h2 id="gz-reviews-title"><?php esc_html_e('Reviews', 'gazetteer'); ?></h2>
<?php if ($notice !== '' && $error === '') : ?>
    <p class="gz-review-notice" role="status"><?php echo Tag::text($notice); ?></p>
<?php endif; ?>
<?php if ($error !== '') : ?>
    <p class="gz-review-notice gz-review-error" role="alert"><?php echo Tag::text($error); ?></p>
<?php endif; ?>
<?php if ($rating->count() > 0) : ?>
    <div class="gz-reviews-summary">
        <p class="gz-reviews-average">
            <strong class="gz-reviews-number"><?php echo Tag::text(number_format_i18n($rating->average(), 1)); ?></strong>
            <?php echo ReviewText::stars($rating->average()); ?>
            <span class="gz-reviews-count"><?php
            /* translators: %s: number of reviews. */
            echo Tag::text(sprintf(_n('%s review', '%s reviews', $rating->count(), 'gazetteer'), number_format_i18n($rating->count())));
            ?></span>
        </p>
        <ul class="gz-reviews-bars" role="list" aria-label="<?php esc_attr_e('Filter by stars', 'gazetteer'); ?>">
            <?php foreach ($rating->counts as $stars => $count) : ?>
                <?php
                /* translators: %s: number of stars, from 1 to 5. */
                $label = Tag::text(sprintf(_n('%s star', '%s stars', $stars, 'gazetteer'), number_format_i18n($stars)));
                $bar = Tag::of('span', ['class' => 'gz-reviews-bar', 'aria-hidden' => 'true'], Tag::of('span', ['style' => 'inline-size:' . $rating->percent($stars) . '%']));
                /* translators: %s: number of reviews. */
                $number = Tag::of('span', ['class' => 'gz-reviews-share'], Tag::text(number_format_i18n($count)) . Tag::of('span', ['class' => 'screen-reader-text'], ' ' . Tag::text(_n('review', 'reviews', $count, 'gazetteer'))));
                $inside = Tag::of('span', [], $label) . $bar . $number;
                ?>
                <li><?php echo $count === 0 ? Tag::of('span', ['class' => 'gz-reviews-row'], $inside) : Tag::of('a', ['class' => 'gz-reviews-row', 'href' => $address->url($address->stars === $stars ? 0 : $stars), 'aria-current' => $address->stars === $stars ? 'true' : null, 'rel' => 'nofollow'], $inside); ?></li>
            <?php endforeach; ?>
        </ul>
    </div>
    <?php if ($rating->count() > 1 || $address->stars > 0) : ?>
        <nav class="gz-reviews-order" aria-label="<?php esc_attr_e('Order of the reviews', 'gazetteer'); ?>">
            <?php foreach ($sorts as [$sort, $name]) : ?>
                <?php echo Tag::of('a', ['href' => $address->url(sort: $sort), 'aria-current' => $address->sort === $sort ? 'true' : null, 'rel' => 'nofollow'], Tag::text($name)); ?>
            <?php endforeach; ?>
            <?php if ($address->stars > 0) : ?>
                <?php echo Tag::of('a', ['class' => 'gz-reviews-all', 'href' => $address->url(0)], Tag::text(__('Show all reviews', 'gazetteer'))); ?>
            <?php endif; ?>
        </nav>
    <?php endif; ?>
<?php elseif ($reviews === []) : ?>
    <div class="gz-reviews-empty">
        <span class="gz-stars" style="--gz-filled:0%" aria-hidden="true"></span>
        <p><?php esc_html_e('There are no reviews yet.', 'gazetteer'); ?></p>
        <?php if ($form !== '') : ?>
            <p><?php esc_html_e('Do you know this place? Write the first review and help other visitors.', 'gazetteer'); ?></p>
        <?php endif; ?>
    </div>
<?php endif; ?>
<?php if ($reviews !== []) : ?>
    <ol class="gz-reviews-list" role="list">
        <?php foreach ($reviews as $review) : ?>
            <li><?php echo $part('review', ['reply' => $replies[$review->id] ?? null] + compact('review', 'hidden', 'owner', 'mayReply', 'action')); ?></li>
        <?php endforeach; ?>
    </ol>
<?php endif; ?>
<?php if ($pages > 1) : ?>
    <nav class="gz-reviews-pages" aria-label="<?php esc_attr_e('Pages of the reviews', 'gazetteer'); ?>">
        <?php echo $address->page > 1 ? Tag::of('a', ['href' => $address->url(page: $address->page - 1), 'rel' => 'prev'], Tag::text(__('Previous', 'gazetteer'))) : ''; ?>
        <span><?php
        /* translators: 1: number of a page, 2: number of pages. */
        echo Tag::text(sprintf(__('Page %1$s of %2$s', 'gazetteer'), number_format_i18n($address->page), number_format_i18n($pages)));
        ?></span>
        <?php echo $address->page < $pages ? Tag::of('a', ['href' => $address->url(page: $address->page + 1), 'rel' => 'next'], Tag::text(__('Next', 'gazetteer'))) : ''; ?>
    </nav>
<?php endif; ?>
<?php echo $form; ?>
</section>
