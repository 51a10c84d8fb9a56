<?php
/**
 * The search form. It uses GET, so that results have a URL.
 *
 * @var \Gazetteer\Directory\DirectoryQuery $asked
 * @var string $address
 * @var string $form The id of the form.
 * @var list<\Gazetteer\Directory\Filters\FilterGroup> $filters
 * @var bool $isPlaceUnknown Whether the typed place is not in the directory.
 * @var int $chosen Number of selected options.
 */

declare(strict_types=1);

use Gazetteer\Directory\Cards\Icon;
use Gazetteer\Directory\Filters\FilterInputs;
use Gazetteer\Directory\SearchInputs;
use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Kernel\Html\Template;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
?>
<form class="gz-search" method="get" role="search" <?php echo Tag::attributes(['id' => $form, 'action' => strtok($address, '?') ?: '', 'aria-label' => __('Search the directory', 'gazetteer')]); ?>>
    <?php echo SearchInputs::hiddenInputs($address); ?>
    <div class="gz-search-bar">
        <?php echo Icon::draw('search'), SearchInputs::words($asked->words, $form); ?>
        <button type="submit" class="wp-element-button gz-button gz-search-submit"><?php esc_html_e('Search', 'gazetteer'); ?></button>
    </div>
    <?php echo Template::draw('near', compact('asked', 'isPlaceUnknown')); ?>
    <?php if ($filters !== []) : ?>
    <details class="gz-filters">
        <summary class="gz-filters-open"><?php echo Icon::draw('filter'); ?><span><?php
            /* translators: %s: how many filters are in use. */
            echo Tag::text($chosen === 0 ? __('Filters', 'gazetteer') : sprintf(__('Filters (%s)', 'gazetteer'), number_format_i18n($chosen)));
        ?></span></summary>
        <div class="gz-filters-panel">
            <div class="gz-filters-fields"><?php echo implode('', array_map(FilterInputs::draw(...), $filters)); ?></div>
            <p class="gz-filters-end">
                <button type="submit" class="wp-element-button gz-button gz-filters-submit"><?php esc_html_e('Show results', 'gazetteer'); ?></button>
            </p>
        </div>
    </details>
    <?php endif; ?>
</form>
