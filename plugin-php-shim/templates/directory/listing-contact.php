<?php
/**
 * The contact details of a listing.
 *
 * @var \Gazetteer\Directory\Listing\ListingView $view
 * @var \Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped.
 */

declare(strict_types=1);

use Gazetteer\Directory\Listing\ListingLinks;

if (!defined('ABSPATH')) {
    exit;
}

$rows = ListingLinks::rows($view);
$buttons = ListingLinks::buttons($view);
$more = ListingLinks::secondary($view);
if ($rows === [] && $buttons === '') {
    return;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag and the wrapper escape texts and attributes.
?>
<section <?php echo $wrapper(['class' => 'gz-part gz-place-contact']); ?>>
    <h2><?php esc_html_e('Contact', 'gazetteer'); ?></h2>
    <?php if ($rows !== []) : ?>
        <ul role="list"><?php echo '<li class="gz-place-row">' . implode('</li><li class="gz-place-row">', $rows) . '</li>'; ?></ul>
    <?php endif; ?>
    <?php if ($buttons !== '') : ?>
        <p class="gz-place-buttons"><?php echo $buttons; ?></p>
    <?php endif; ?>
    <?php if ($more !== '') : ?>
        <p class="gz-place-more-links"><?php echo $more; ?></p>
    <?php endif; ?>
</section>
