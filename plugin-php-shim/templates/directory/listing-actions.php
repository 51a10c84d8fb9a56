<?php
/**
 * The action bar of narrow screens.
 *
 * @var \Gazetteer\Directory\Listing\ListingView $view
 * @var \Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped.
 */

declare(strict_types=1);

use Gazetteer\Directory\Listing\ListingLinks;

if (!defined('ABSPATH')) {
    exit;
}

$buttons = ListingLinks::buttons($view);
if ($buttons === '') {
    return;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag and the wrapper escape texts and attributes.
?>
<p <?php echo $wrapper(['class' => 'gz-part gz-place-actions']); ?>><?php echo $buttons; ?></p>
