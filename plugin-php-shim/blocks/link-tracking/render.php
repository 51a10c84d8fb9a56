<?php
/**
 * Enables click tracking for the links in the inner blocks. Without inner blocks, renders an empty `<template>`
 * element with the tracking attribute. The script then tracks all links of the page.
 *
 * @var string $content The rendered inner blocks.
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
