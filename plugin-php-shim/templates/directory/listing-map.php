<?php
/**
 * The place of a listing: address, and links to a map and directions. Contacts no other server.
 *
 * @var \Gazetteer\Directory\Listing\ListingView $view
 * @var \Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped.
 */

declare(strict_types=1);

use Gazetteer\Directory\Cards\Icon;
use Gazetteer\Directory\Listing\ListingLinks;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

$links = ListingLinks::map($view);
if ($links === '') {
    return;
}
$position = $view->position();
$place = $view->address() ?: html_entity_decode($view->place(), ENT_QUOTES);

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag and the wrapper escape texts and attributes.
?>
<section <?php echo $wrapper(['class' => 'gz-part gz-place-location']); ?>>
    <h2><?php esc_html_e('Location', 'gazetteer'); ?></h2>
    <?php // The drawn picture is replaced by a live map, if the site has one. ?>
    <div<?php echo Tag::attributes([
        'class' => 'gz-place-picture',
        'data-latitude' => $position === null ? null : (string) $position[0],
        'data-longitude' => $position === null ? null : (string) $position[1],
    ]); ?>><?php echo Icon::draw('place'); ?></div>
    <?php if ($place !== '') : ?>
        <p class="gz-place-address" dir="auto"><?php echo Tag::text($place); ?></p>
    <?php endif; ?>
    <?php echo $links; ?>
</section>
