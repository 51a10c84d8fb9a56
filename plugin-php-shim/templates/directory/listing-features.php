<?php
/**
 * The features and tags of a listing.
 *
 * @var \Gazetteer\Directory\Listing\ListingView $view
 * @var \Closure(string): string $plain A term's name, escaped.
 * @var \Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped.
 */

declare(strict_types=1);

use Gazetteer\Directory\Cards\Icon;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

[$features, $tags] = [$view->features(), $view->tags()];
if ($features === [] && $tags === []) {
    return;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag and the wrapper escape texts and attributes.
?>
<section <?php echo $wrapper(['class' => 'gz-part gz-place-features']); ?>>
    <?php if ($features !== []) : ?>
        <h2><?php esc_html_e('Features', 'gazetteer'); ?></h2>
        <ul role="list">
            <?php foreach ($features as $feature) : ?>
                <li class="gz-place-feature"><?php echo Icon::draw('tick'), $plain($feature->name); ?></li>
            <?php endforeach; ?>
        </ul>
    <?php endif; ?>
    <?php if ($tags !== []) : ?>
        <p class="gz-place-tags"><?php
        foreach ($tags as $tag) {
            echo Tag::of('a', ['href' => (string) get_term_link($tag), 'rel' => 'tag'], $plain($tag->name)) . ' ';
        }
        ?></p>
    <?php endif; ?>
</section>
