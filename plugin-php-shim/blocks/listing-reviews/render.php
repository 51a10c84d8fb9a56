<?php
/**
 * The reviews of a listing.
 *
 * @var \Gazetteer\Kernel\Http\Input $context postId
 * @var \Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped.
 */

declare(strict_types=1);

use Gazetteer\Directory\Listing\PartPreview;
use Gazetteer\Plugin;
use Gazetteer\Reviews\Display\ReviewSection;

if (!defined('ABSPATH')) {
    exit;
}

$type = Plugin::settings()->names()->listing;
$id = $context->id('postId') ?: (int) get_the_ID();
$id = get_post_type($id) === $type ? $id : 0;
$isPreview = PartPreview::isAsked();
$drawn = Plugin::get(ReviewSection::class)->draw($id === 0 && $isPreview ? PartPreview::listing($type) : $id, $wrapper);

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- each text is escaped as it is written.
echo $drawn === '' && $isPreview ? PartPreview::placeholder('listing-reviews', $wrapper) : $drawn;
