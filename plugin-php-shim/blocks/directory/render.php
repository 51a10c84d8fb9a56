<?php
/**
 * Renders the list of listings on the server, without a script.
 *
 * @var \Gazetteer\Kernel\Http\Input $attributes categories, locations, perPage, order, look, search, map
 * @var \Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped.
 */

declare(strict_types=1);

use Gazetteer\Directory\DirectoryBlock;
use Gazetteer\Plugin;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- each text is escaped as it is written.
echo Plugin::get(DirectoryBlock::class)->draw($attributes, $wrapper);
