<?php
/**
 * Renders the listing form. It works without a script.
 *
 * @var \Gazetteer\Kernel\Http\Input $attributes severalCategories, severalLocations, listing
 * @var \Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped.
 */

declare(strict_types=1);

use Gazetteer\Plugin;
use Gazetteer\Submission\Form\ListingFormBlock;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- each text is escaped as it is written.
echo Plugin::get(ListingFormBlock::class)->draw($attributes, $wrapper);
