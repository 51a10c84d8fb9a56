<?php
/**
 * Marks links for click tracking: the links in its inner blocks or, if there are none, all links of the page. An empty
 * `<template>` element contains no links, so the script applies that mark to the body.
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
