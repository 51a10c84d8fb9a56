<?php
/**
 * The part of the search form that limits the search to the surroundings of a place.
 *
 * @var \Gazetteer\Directory\DirectoryQuery $asked
 * @var bool $isPlaceUnknown Whether the typed place is not in the directory.
 */

declare(strict_types=1);

use Gazetteer\Directory\Cards\Icon;
use Gazetteer\Directory\Nearby\Distance;
use Gazetteer\Directory\Nearby\PlaceFilter;
use Gazetteer\Directory\SearchInputs;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

$where = $asked->where;
$isAtPosition = $where->place === '' && $where->position !== null;
$message = wp_unique_id('gz-near-');

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
?>
<div class="gz-near" data-gazetteer="near-me" <?php echo Tag::attributes([
    'data-denied' => __('Your browser did not share your position. Allow it in the settings of your browser, or enter a place.', 'gazetteer'),
    'data-failed' => __('Your position could not be determined. Enter a place instead.', 'gazetteer'),
    'data-searching' => __('Looking for your position…', 'gazetteer'),
]); ?>>
    <label class="gz-search-field gz-near-place"><span><?php esc_html_e('Near', 'gazetteer'); ?></span><?php
    echo Tag::of('input', [
        'type' => 'text',
        'name' => PlaceFilter::PLACE,
        'value' => $where->place,
        'maxlength' => 150,
        'placeholder' => $isAtPosition ? __('Your position', 'gazetteer') : __('City, region or address', 'gazetteer'),
        'autocomplete' => 'off',
        'aria-describedby' => $message,
        'aria-invalid' => $isPlaceUnknown ? 'true' : null,
    ]);
    ?></label>
    <?php
    echo SearchInputs::select(PlaceFilter::WITHIN, __('Within', 'gazetteer'), Distance::choices(), Distance::chosen($where->kilometres ?: Distance::usual()));
    echo Tag::of('input', ['type' => 'hidden', 'name' => PlaceFilter::POSITION, 'value' => $isAtPosition ? $where->positionText() : '', 'disabled' => !$isAtPosition]);
    if ($where->bounds !== null) {
        echo Tag::of('input', ['type' => 'hidden', 'name' => PlaceFilter::BOUNDS, 'value' => $where->bounds->text()]);
    }
    ?>
    <button type="button" class="gz-near-me" aria-pressed="<?php echo $isAtPosition ? 'true' : 'false'; ?>"><?php echo Icon::draw('way'), Tag::of('span', [], Tag::text(__('Near me', 'gazetteer'))); ?></button>
    <p class="gz-near-message" role="status" id="<?php echo esc_attr($message); ?>"><?php
    if ($isPlaceUnknown) {
        /* translators: %s: a place that the visitor typed. */
        echo Tag::text(sprintf(__('This directory has no place called “%s”, so the results are from everywhere. Try the name of a city or region.', 'gazetteer'), $where->place));
    }
    ?></p>
</div>
