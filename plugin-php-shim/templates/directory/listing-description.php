<?php
/**
 * The text of a listing.
 *
 * @var \Gazetteer\Directory\Listing\ListingView $view
 * @var string $description The text, filtered by WordPress.
 * @var \Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped.
 */

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

if (trim($description) === '') {
    return;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag and the wrapper escape texts and attributes.
?>
<section <?php echo $wrapper(['class' => 'gz-part gz-place-description']); ?>><?php echo $description; ?></section>
