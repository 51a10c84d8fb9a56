<?php
/**
 * The form above the list. It is sent by GET, so that what is found has an address.
 *
 * @var \Gazetteer\WordPress\Directory\Asked $asked
 * @var \Gazetteer\Domain\Listing\ListingOrder $order
 * @var string $address
 * @var list<array{term: \WP_Term, depth: int, count: int}> $categories
 * @var list<array{term: \WP_Term, depth: int, count: int}> $locations
 * @var list<\Gazetteer\Domain\Listing\FieldDefinition> $filters
 */

declare(strict_types=1);

use Gazetteer\Domain\Listing\ListingOrder;
use Gazetteer\WordPress\Directory\Asked;
use Gazetteer\WordPress\Directory\FieldFilters;
use Gazetteer\WordPress\Directory\SearchInputs;
use Gazetteer\WordPress\Forms\Tag;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
?>
<form class="gz-search" method="get" role="search" <?php echo Tag::attributes(['action' => strtok($address, '?') ?: '', 'aria-label' => __('Search the directory', 'gazetteer')]); ?>>
    <?php echo SearchInputs::carried($address); ?>
    <div class="gz-search-fields">
        <?php
        echo SearchInputs::words($asked->words);
        if ($categories !== []) {
            echo SearchInputs::terms(Asked::CATEGORY, __('Category', 'gazetteer'), __('All categories', 'gazetteer'), $categories, $asked->category);
        }
        if ($locations !== []) {
            echo SearchInputs::terms(Asked::LOCATION, __('Place', 'gazetteer'), __('Everywhere', 'gazetteer'), $locations, $asked->location);
        }
        foreach ($filters as $field) {
            echo SearchInputs::select(
                Asked::VALUES . "[{$field->slug}]",
                $field->label,
                ['' => __('Any', 'gazetteer')] + FieldFilters::choices($field),
                $asked->values[$field->slug] ?? '',
            );
        }
        echo SearchInputs::select(Asked::SORT, __('Order', 'gazetteer'), [
            ListingOrder::Newest->value => __('Newest first', 'gazetteer'),
            ListingOrder::Title->value => __('By name', 'gazetteer'),
        ], $order->value);
        ?>
        <p class="gz-search-go"><button type="submit" class="wp-element-button gz-button"><?php esc_html_e('Search', 'gazetteer'); ?></button>
        <?php if ($asked->isNarrowed()) : ?>
            <?php echo Tag::of('a', ['class' => 'gz-search-clear', 'href' => $address], Tag::text(__('Clear', 'gazetteer'))); ?>
        <?php endif; ?></p>
    </div>
</form>
