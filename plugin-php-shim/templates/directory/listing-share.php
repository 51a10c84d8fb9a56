<?php
/**
 * The button that shares the page of a listing. Without JavaScript, it opens a new email.
 *
 * @var \Gazetteer\Directory\Listing\ListingView $view
 * @var \Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped.
 */

declare(strict_types=1);

use Gazetteer\Contract\Mark;
use Gazetteer\Directory\Cards\Icon;
use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

$mail = 'mailto:?subject=' . rawurlencode($view->title()) . '&body=' . rawurlencode($view->url());

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag and the wrapper escape texts and attributes.
?>
<p <?php echo $wrapper([
    'class' => 'gz-part gz-place-share',
    Mark::WIDGET => 'share-link',
    'data-url' => $view->url(),
    'data-title' => $view->title(),
    'data-copied' => __('Link copied', 'gazetteer'),
]); ?>><?php echo Tag::of('a', ['class' => 'gz-map-link', 'href' => $mail], Icon::draw('share') . Tag::text(__('Share', 'gazetteer'))); ?> <span class="gz-share-status" role="status"></span></p>
