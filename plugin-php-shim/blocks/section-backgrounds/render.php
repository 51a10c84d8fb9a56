<?php
/**
 * Renders a section whose background image is in a custom property. The browser fetches the image only when the
 * stylesheet uses the property. Without scripting and for printing, the stylesheet uses it immediately. If a content
 * security policy blocks style attributes, a theme's template can print the URL as `data-gz-background` instead.
 *
 * @var \Gazetteer\Kernel\Http\Input $attributes image, imageId, position, size, overlay, height
 * @var string $content The rendered inner blocks.
 * @var \Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped.
 */

declare(strict_types=1);

use Gazetteer\Widgets\Domain\Background;

if (!defined('ABSPATH')) {
    exit;
}

$image = $attributes->text('image', 4000);
$id = ctype_digit($image) ? (int) $image : $attributes->id('imageId');
$image = (string) (($id > 0 ? wp_get_attachment_image_url($id, 'full') : '') ?: $image);

$background = new Background(
    esc_url_raw($image, ['http', 'https']),
    $attributes->choice('position', Background::POSITIONS, 'center'),
    $attributes->choice('size', Background::SIZES, 'cover'),
    $attributes->int('overlay', 0, 0, Background::MOST_OVERLAY),
    $attributes->int('height', 0, 0, Background::MOST_HEIGHT),
);

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- the wrapper escapes each attribute; blocks escape themselves.
?>
<section <?php echo $wrapper([
    'class' => 'gz-section',
    'data-gazetteer' => 'section-backgrounds',
    'style' => $background->css(),
]); ?>><?php echo $content; ?></section>
