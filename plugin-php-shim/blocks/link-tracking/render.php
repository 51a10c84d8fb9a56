<?php
/**
 * The mark by which followed links are reported: round what it holds, else for the whole page. A template can hold no
 * link of the page, so the script takes it for the body's own mark.
 *
 * @var string $content The inner blocks, already drawn.
 * @var \Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped.
 */

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

$tag = trim($content) === '' ? 'template' : 'div';

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- the wrapper escapes each attribute; blocks escape themselves.
?>
<<?php echo $tag; ?> <?php echo $wrapper(['data-gazetteer' => 'link-tracking']); ?>><?php echo $content; ?></<?php echo $tag; ?>>
