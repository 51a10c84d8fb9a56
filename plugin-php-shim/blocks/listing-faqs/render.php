<?php
/**
 * Questions and answers of a listing.
 *
 * @var \Gazetteer\Kernel\Http\Input $attributes None.
 * @var \Gazetteer\Kernel\Http\Input $context postId
 * @var \Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped.
 */

declare(strict_types=1);

use Gazetteer\Directory\Listing\ListingParts;
use Gazetteer\Plugin;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- each text is escaped as it is written.
echo Plugin::get(ListingParts::class)->block('faqs', $context, $attributes, $wrapper);
