<?php
/**
 * Renders the reading progress bar. Only the script sets its width, because a strict content security policy blocks a
 * style attribute on the inner element.
 *
 * @var \Gazetteer\Kernel\Http\Input $attributes edge, offset, colour
 * @var \Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped.
 */

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

$colour = (string) sanitize_hex_color($attributes->text('colour', 9));
$offset = $attributes->int('offset', 0, 0, 200);
$style = [
    $colour === '' ? '' : "--gz-progress-color:{$colour}",
    $offset === 0 ? '' : "--gz-offset:{$offset}px",
];

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- the wrapper escapes each attribute.
?>
<div <?php echo $wrapper([
    'class' => 'gz-reading-progress',
    'data-gazetteer' => 'reading-progress',
    'data-gz-edge' => $attributes->choice('edge', ['bottom']),
    'style' => implode(';', array_filter($style)),
    'aria-hidden' => 'true',
]); ?>><div class="gz-reading-progress-bar"></div></div>
