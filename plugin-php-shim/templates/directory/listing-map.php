<?php
/**
 * The place of a listing: a drawing of the map, the address, and links to a map and directions. Contacts no other
 * server before the visitor opens the map.
 *
 * @var \Gazetteer\Directory\Listing\ListingView $view
 * @var \Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped.
 */

declare(strict_types=1);

use Gazetteer\Directory\Cards\Icon;
use Gazetteer\Directory\Listing\ListingLinks;
use Gazetteer\Directory\Map\DirectoryMap;
use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Plugin;

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
    <?php
    $picture = Tag::of('div', ['class' => 'gz-place-picture'], Icon::draw('place'));
    echo $position === null ? $picture : Plugin::get(DirectoryMap::class)->drawListing($view->listing->id, $position[0], $position[1], $picture);
    ?>
    <?php if ($place !== '') : ?>
        <p class="gz-place-address" dir="auto"><?php echo Tag::text($place); ?></p>
    <?php endif; ?>
    <?php echo $links; ?>
</section>
