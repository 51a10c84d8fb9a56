<?php
/**
 * The column beside the description: contact details and opening hours of a listing.
 *
 * @var \Gazetteer\Directory\Listing\ListingView $view
 * @var \Closure(string): string $part Renders a part, such as `contact`.
 */

declare(strict_types=1);

use Gazetteer\Directory\Listing\ListingParts;
use Gazetteer\Plugin;

if (!defined('ABSPATH')) {
    exit;
}

// Copies of the page template in themes draw this template without `$part`.
$part ??= Plugin::get(ListingParts::class)->composer($view);
$drawn = implode('', array_map($part, ListingParts::SIDE));
if ($drawn === '') {
    return;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- the parts escape texts and attributes.
?>
<aside class="gz-place-side" aria-label="<?php esc_attr_e('Contact and opening hours', 'gazetteer'); ?>"><?php echo $drawn; ?></aside>
