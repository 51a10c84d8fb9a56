<?php
/**
 * The section with address, location and coordinates.
 *
 * @var \Gazetteer\Submission\Form\ListingFormView $view
 * @var bool $hasMap Whether the script adds a map.
 * @var \Gazetteer\Submission\Form\Fields\TermFields $terms
 * @var \Gazetteer\Submission\Form\Fields\FieldDrawer $field Escapes its output.
 */

declare(strict_types=1);

use Gazetteer\Plans\Domain\Inclusion;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag and the drawer escape texts and attributes.
?>
<section class="gz-section" aria-labelledby="gz-section-place">
<h2 class="gz-section-title" id="gz-section-place"><?php esc_html_e('Address and location', 'gazetteer'); ?></h2>
<?php
echo $terms->location($field);
if ($view->includes(Inclusion::Location)) {
    echo $field->line('gAddress', 'inputAddress', __('Address', 'gazetteer'), __('The full postal address.', 'gazetteer'), ['autocomplete' => 'street-address']);
}
?>
<?php if ($view->includesAny(Inclusion::Location, Inclusion::Map)) : ?>
<div class="gz-map-part<?php echo $hasMap ? ' gz-map-coming' : ''; ?>"><div id="lp_listing_map"></div></div>
<details class="gz-more"<?php echo $view->hasAny('gAddresscustom', 'latitude', 'longitude') ? ' open' : ''; ?>>
<summary><?php esc_html_e('Exact position', 'gazetteer'); ?></summary>
<div class="gz-more-inside lp-custom-lat">
<?php
echo $field->line('gAddresscustom', 'inputAddresss', __('Alternative address', 'gazetteer'), __('Shown instead of the address, such as “Second floor, above the bakery”.', 'gazetteer'), ['autocomplete' => 'off']);
?>
<div class="gz-pair">
<?php
echo $field->line('latitude', 'latitude', __('Latitude', 'gazetteer'), __('Such as 47.4647', 'gazetteer'), ['inputmode' => 'text', 'autocomplete' => 'off', 'pattern' => '\s*[+\-]?\d{1,2}([.,]\d+)?\s*']);
echo $field->line('longitude', 'longitude', __('Longitude', 'gazetteer'), __('Such as 8.5492', 'gazetteer'), ['inputmode' => 'text', 'autocomplete' => 'off', 'pattern' => '\s*[+\-]?\d{1,3}([.,]\d+)?\s*']);
?>
</div>
</div>
</details>
<?php endif; ?>
</section>
