<?php
/**
 * Cards of listings that are near a listing or similar to it.
 *
 * @var \Gazetteer\Directory\Listing\ListingView $view
 * @var string $part `nearby` or `related`.
 * @var list<array{\Gazetteer\Directory\Listing\ListingView, ?float}> $listings With their distances in kilometres.
 * @var \Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped.
 */

declare(strict_types=1);

use Gazetteer\Directory\Directory;

if (!defined('ABSPATH')) {
    exit;
}

if ($listings === []) {
    return;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag and the wrapper escape texts and attributes.
?>
<section <?php echo $wrapper(['class' => "gz-part gz-place-more gz-place-{$part}"]); ?>>
    <h2><?php echo esc_html($part === 'nearby' ? __('Nearby', 'gazetteer') : __('Similar listings', 'gazetteer')); ?></h2>
    <ul class="gz-listings" role="list">
        <?php foreach ($listings as [$listing, $kilometres]) : ?>
            <li><?php echo Directory::card($listing, 3, $kilometres); ?></li>
        <?php endforeach; ?>
    </ul>
</section>
