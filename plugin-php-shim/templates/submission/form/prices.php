<?php
/**
 * The section with prices and video.
 *
 * @var \Gazetteer\Submission\Form\ListingFormView $view
 * @var \Gazetteer\Submission\Form\Fields\FieldDrawer $field Escapes its output.
 */

declare(strict_types=1);

use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Plans\Cards\Currency;
use Gazetteer\Plans\Domain\Inclusion;

if (!defined('ABSPATH')) {
    exit;
}

$currency = Currency::ofSite()->sign;
$options = '';
$levels = [
    'notsay' => __('Not specified', 'gazetteer'),
    'inexpensive' => __('Inexpensive', 'gazetteer'),
    'moderate' => __('Moderate', 'gazetteer'),
    'pricey' => __('Expensive', 'gazetteer'),
    'ultra_high_end' => __('Very expensive', 'gazetteer'),
];
foreach ($levels as $value => $label) {
    $options .= Tag::of('option', ['value' => $value, 'selected' => $value === $view->values->text('price_status')], Tag::text($label));
}
// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag and the drawer escape texts and attributes.
?>
<?php if ($view->includesAny(Inclusion::Price, Inclusion::Video)) : ?>
<details class="gz-more gz-section"<?php echo !in_array($view->values->text('price_status'), ['', 'notsay'], true) || $view->hasAny('listingprice', 'listingptext', 'postVideo') ? ' open' : ''; ?>>
<summary class="gz-section-title"><?php esc_html_e('Prices and video', 'gazetteer'); ?></summary>
<div class="gz-more-inside">
<?php if ($view->includes(Inclusion::Price)) : ?>
<?php echo $field->choice('price_status', 'price_status', __('Price level', 'gazetteer'), $options); ?>
<div class="gz-pair">
<?php
/* translators: %s: sign of a currency. */
$from = sprintf(__('Price from (%s)', 'gazetteer'), $currency);
/* translators: %s: sign of a currency. */
$to = sprintf(__('Price to (%s)', 'gazetteer'), $currency);
echo $field->line('listingprice', 'listingprice', $from, '', ['inputmode' => 'decimal', 'autocomplete' => 'off']);
echo $field->line('listingptext', 'listingptext', $to, '', ['inputmode' => 'decimal', 'autocomplete' => 'off']);
?>
</div>
<?php endif; ?>
<?php
if ($view->includes(Inclusion::Video)) {
    echo $field->line('postVideo', 'postVideo', __('Video URL', 'gazetteer'), __('Such as one on YouTube or Vimeo.', 'gazetteer'), ['inputmode' => 'url', 'autocomplete' => 'off', 'placeholder' => 'https://', 'autocapitalize' => 'none', 'spellcheck' => 'false']);
}
?>
</div>
</details>
<?php endif; ?>
