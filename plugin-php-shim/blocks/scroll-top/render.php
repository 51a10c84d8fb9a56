<?php
/**
 * Renders the scroll-to-top button. It stays hidden until its script runs, because it does nothing without one.
 *
 * @var \Gazetteer\Kernel\Http\Input $attributes label, text, side, offset, colour
 * @var \Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped.
 */

declare(strict_types=1);

use Gazetteer\Widgets\Domain\TextColour;

if (!defined('ABSPATH')) {
    exit;
}

$text = $attributes->text('text');
$label = $attributes->text('label');

// Visible text is the button's accessible name. A different `aria-label` would not match the visible label.
if ($text !== '') {
    $label = '';
} elseif ($label === '') {
    $label = __('Back to top', 'gazetteer');
}

$offset = $attributes->int('offset', 24, 0, 200);
$colour = (string) sanitize_hex_color($attributes->text('colour', 9));
$style = [
    $offset === 24 ? '' : "--gz-offset:{$offset}px",
    $colour === '' ? '' : "--gz-accent:{$colour};--gz-on-accent:" . TextColour::on($colour),
];

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- the wrapper escapes each attribute.
?>
<button <?php echo $wrapper([
    'type' => 'button',
    'class' => 'gz-scroll-top',
    'data-gazetteer' => 'scroll-top',
    'data-gz-side' => $attributes->choice('side', ['start']),
    'style' => implode(';', array_filter($style)),
    'aria-label' => $label,
    'hidden' => true,
]); ?>><?php if ($text !== '') : ?><span class="gz-scroll-top-text"><?php echo esc_html($text); ?></span><?php else : ?><svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><polyline points="5 12 12 5 19 12 12 5 12 19"/></svg><?php endif; ?></button>
