<?php
/**
 * The search form. It uses GET, so that results have a URL.
 *
 * @var \Gazetteer\Directory\DirectoryQuery $asked
 * @var \Gazetteer\Search\Domain\ListingOrder $usual The default order.
 * @var string $address
 * @var list<array{term: \WP_Term, depth: int, count: int}> $categories
 * @var list<array{term: \WP_Term, depth: int, count: int}> $locations
 * @var list<\Gazetteer\Listings\Domain\FieldDefinition> $filters
 * @var bool $isPlaceUnknown Whether the typed place is not in the directory.
 */

declare(strict_types=1);

use Gazetteer\Directory\Cards\Icon;
use Gazetteer\Directory\DirectoryQuery;
use Gazetteer\Directory\FieldChoices;
use Gazetteer\Directory\SearchInputs;
use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Kernel\Html\Template;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
?>
<form class="gz-search" method="get" role="search" <?php echo Tag::attributes(['action' => strtok($address, '?') ?: '', 'aria-label' => __('Search the directory', 'gazetteer')]); ?>>
    <?php echo SearchInputs::hiddenInputs($address); ?>
    <div class="gz-search-fields">
        <?php
        echo SearchInputs::words($asked->words);
        echo Template::draw('near', compact('asked', 'isPlaceUnknown'));
        ?>
        <details class="gz-search-more">
            <summary><?php
            $chosen = $asked->countFilters(array_column($filters, 'slug'));
            /* translators: %s: how many filters are in use. */
            echo Tag::text($chosen === 0 ? __('Filters', 'gazetteer') : sprintf(__('Filters (%s)', 'gazetteer'), number_format_i18n($chosen))), Icon::draw('more');
            ?></summary>
            <div class="gz-search-filters">
            <?php
            if ($categories !== []) {
                echo SearchInputs::terms(DirectoryQuery::CATEGORY, __('Category', 'gazetteer'), __('All categories', 'gazetteer'), $categories, $asked->category);
            }
            if ($locations !== []) {
                echo SearchInputs::terms(DirectoryQuery::LOCATION, __('Location', 'gazetteer'), __('Everywhere', 'gazetteer'), $locations, $asked->location);
            }
            // The script replaces the content of this element when the visitor selects another
            // category.
            echo '<div class="gz-search-own">';
            foreach ($filters as $field) {
                $name = DirectoryQuery::VALUES . "[{$field->slug}]";
                $value = $asked->values[$field->slug] ?? '';
                echo $field->type->filtersByText()
                    ? SearchInputs::text($name, $field->label, $value)
                    : SearchInputs::select($name, $field->label, ['' => __('Any', 'gazetteer')] + FieldChoices::choices($field), $value);
            }
            echo '</div>';
            echo SearchInputs::sort($usual, $asked);
            ?>
            </div>
        </details>
        <p class="gz-search-submit"><button type="submit" class="wp-element-button gz-button"><?php esc_html_e('Search', 'gazetteer'); ?></button></p>
        <?php if ($asked->isNarrowed()) : ?>
            <p class="gz-search-clear"><?php echo Tag::of('a', ['href' => $address], Tag::text(__('Clear', 'gazetteer'))); ?></p>
        <?php endif; ?>
    </div>
</form>
