<?php
/**
 * The directory: the search form, the list and the pagination.
 *
 * @var \Closure(array<string, string|bool>): string $wrapper
 * @var string $look grid or list
 * @var bool $hasSearch
 * @var \Gazetteer\Directory\DirectoryQuery $asked
 * @var \Gazetteer\Search\Domain\ListingOrder $usual The default order.
 * @var string $address The form's action URL.
 * @var \Closure(int): string $url Returns the URL of a page by its number.
 * @var list<array{term: \WP_Term, depth: int, count: int}> $categories
 * @var list<array{term: \WP_Term, depth: int, count: int}> $locations
 * @var list<\Gazetteer\Listings\Domain\FieldDefinition> $filters
 * @var list<\Gazetteer\Directory\Listing\ListingView> $listings
 * @var array<int, float> $kilometres Distances by listing ID, for searches near a place.
 * @var bool $isPlaceUnknown Whether the typed place is not in the directory.
 * @var string $hint Suggested search terms, escaped; '' for none.
 * @var string $map The map of the results; '' for none.
 * @var int $total
 * @var bool $isProvisional Whether the index is incomplete, so that some criteria were ignored.
 * @var int $perPage
 * @var int $pages
 * @var string $add URL to add a listing; '' for users who cannot.
 */

declare(strict_types=1);

use Gazetteer\Directory\Directory;
use Gazetteer\Directory\Pagination;
use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Kernel\Html\Template;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
?>
<div <?php echo $wrapper(['class' => "gz-directory gz-directory-{$look}"]); ?>>
<?php
if ($hasSearch) {
    echo Template::draw('search', compact('asked', 'usual', 'address', 'categories', 'locations', 'filters', 'isPlaceUnknown'));
}
?>
<?php if ($isProvisional) : ?>
    <p class="gz-directory-note" role="status"><?php echo esc_html($asked->words === '' ? __('The directory is being prepared. These are the newest listings.', 'gazetteer') : __('The directory is being prepared, so you cannot search yet. These are the newest listings.', 'gazetteer')); ?></p>
<?php endif; ?>
<h2 class="gz-directory-count"><?php echo Pagination::count($total, $asked, $perPage); ?></h2>
<?php if ($listings === []) : ?>
    <div class="gz-directory-empty">
        <?php echo $hint; ?>
        <p><?php echo esc_html(match (true) {
            $total > 0 => __('This page of the directory does not exist.', 'gazetteer'),
            $asked->isNarrowed() => __('Try other search terms, or more locations.', 'gazetteer'),
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
</div>
