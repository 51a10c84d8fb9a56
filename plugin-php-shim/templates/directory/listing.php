<?php
/**
 * The page of one listing, with all parts. Contains the title unless the theme shows it. A part is shown if it has
 * content and the listing's plan includes it. Block templates contain the parts as blocks instead.
 *
 * @var \Gazetteer\Directory\Listing\ListingView $view
 * @var string $title Heading, escaped; '' if the theme shows it.
 * @var string $description The listing's text, filtered by WordPress.
 * @var \Closure(string): string $part Renders a part, such as `gallery`.
 * @var \DateTimeInterface $now In the listing's time zone.
 */

declare(strict_types=1);

use Gazetteer\Directory\Listing\ListingParts;
use Gazetteer\Kernel\Html\Template;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- the parts escape texts and attributes.
?>
<div class="gz-place<?php echo wp_is_block_theme() ? ' alignwide' : ''; ?>">
<div class="gz-place-columns">
<div class="gz-place-head"><?php echo $title, implode('', array_map($part, ListingParts::HEAD)); ?></div>
<?php echo $part('gallery'), Template::draw('listing-side', compact('view', 'now', 'part')); ?>
<div class="gz-place-main"><?php echo implode('', array_map($part, ListingParts::MAIN)); ?></div>
</div>
<?php echo implode('', array_map($part, ListingParts::BELOW)); ?>
</div>
