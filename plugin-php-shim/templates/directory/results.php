<?php
/**
 * The number of results, the active filters, the list and the links to its other pages.
 *
 * @var \Gazetteer\Directory\DirectoryQuery $asked
 * @var string $address
 * @var string $sort The sort select, escaped; '' for none.
 * @var string $form The id of the search form.
 * @var list<array{label: string, url: string}> $active The active filters, with the URL of the search without the filter.
 * @var \Closure(int): string $url Returns the URL of a page by its number.
 * @var list<\Gazetteer\Directory\Listing\ListingView> $listings
 * @var array<int, float> $kilometres Distances, by listing ID.
 * @var string $hint Suggested search terms, escaped; '' for none.
 * @var string $map The map of the results; '' for none.
 * @var int $total
 * @var bool $isProvisional
 * @var int $perPage
 * @var int $pages
 * @var string $add URL for adding a listing; '' for users without the capability.
 */

declare(strict_types=1);

use Gazetteer\Directory\Cards\Icon;
use Gazetteer\Directory\Directory;
use Gazetteer\Directory\Pagination;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
?>
<?php if ($isProvisional) : ?>
    <p class="gz-directory-note" role="status"><?php echo esc_html($asked->words === '' ? __('The directory is being prepared. These are the newest listings.', 'gazetteer') : __('The directory is being prepared, so you cannot search yet. These are the newest listings.', 'gazetteer')); ?></p>
<?php endif; ?>
<div class="gz-results-bar">
    <h2 class="gz-directory-count" tabindex="-1" data-total="<?php echo esc_attr(number_format_i18n($total)); ?>"><?php echo Pagination::count($total, $asked, $perPage); ?></h2>
    <?php if ($sort !== '' && $total > 1) : ?>
        <p class="gz-results-sort"><?php echo $sort; ?><noscript><?php echo Tag::of('button', ['type' => 'submit', 'form' => $form, 'class' => 'wp-element-button gz-button'], Tag::text(__('Sort', 'gazetteer'))); ?></noscript></p>
    <?php endif; ?>
</div>
<?php if ($active !== []) : ?>
    <ul class="gz-active" role="list" aria-label="<?php esc_attr_e('Active filters', 'gazetteer'); ?>">
        <?php foreach ($active as ['label' => $label, 'url' => $without]) : ?>
            <?php
            /* translators: %s: name of a filter, such as “Hotels”. */
            $remove = sprintf(__('Remove the filter %s', 'gazetteer'), $label);
            ?>
            <li><?php echo Tag::of('a', ['class' => 'gz-chip', 'href' => esc_url_raw($without), 'rel' => 'nofollow', 'aria-label' => $remove], Tag::text($label) . Icon::draw('remove')); ?></li>
        <?php endforeach; ?>
        <li><?php echo Tag::of('a', ['class' => 'gz-clear', 'href' => $address], Tag::text(__('Clear all', 'gazetteer'))); ?></li>
    </ul>
<?php endif; ?>
<?php if ($listings === []) : ?>
    <div class="gz-directory-empty">
        <?php echo Icon::draw('search'), $hint; ?>
        <p><?php echo esc_html(match (true) {
            $total > 0 => __('This page of the directory does not exist.', 'gazetteer'),
            $asked->isNarrowed() => __('Remove a filter, or try other search terms.', 'gazetteer'),
            $add !== '' => __('Your directory is empty. Visitors see a message that asks them to come back soon.', 'gazetteer'),
            default => __('This directory has no listings yet. Please come back soon.', 'gazetteer'),
        }); ?></p>
        <?php if ($total > 0) : ?>
            <p><?php echo Tag::of('a', ['class' => 'wp-element-button gz-button', 'href' => $url(1)], Tag::text(__('Show the first page', 'gazetteer'))); ?></p>
        <?php elseif ($asked->isNarrowed()) : ?>
            <p><?php echo Tag::of('a', ['class' => 'wp-element-button gz-button', 'href' => $address], Tag::text(__('Show all listings', 'gazetteer'))); ?></p>
        <?php elseif ($add !== '') : ?>
            <p><?php echo Tag::of('a', ['class' => 'wp-element-button gz-button', 'href' => $add], Tag::text(__('Add a listing', 'gazetteer'))); ?></p>
        <?php endif; ?>
    </div>
<?php else : ?>
    <div class="gz-results">
    <?php echo $map; ?>
    <ul class="gz-listings" role="list">
        <?php
        foreach ($listings as $view) {
            echo '<li' . Tag::attributes(['data-listing' => $view->listing->id, 'data-position' => $view->position() === null ? null : implode(',', $view->position())]) . '>' . Directory::card($view, 3, $kilometres[$view->listing->id] ?? null) . '</li>';
        }
        ?>
    </ul>
    </div>
<?php endif; ?>
<?php echo Pagination::draw($asked->page, $pages, $url); ?>
