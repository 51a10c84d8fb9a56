<?php
/**
 * Renders an owner's listings and orders on the server, without a script.
 *
 * @var \Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped.
 */

declare(strict_types=1);

use Gazetteer\Plugin;
use Gazetteer\Submission\Dashboard\MyListingsBlock;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- each text is escaped as it is written.
echo Plugin::get(MyListingsBlock::class)->draw($wrapper);
