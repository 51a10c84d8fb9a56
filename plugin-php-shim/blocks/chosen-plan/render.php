<?php
/**
 * Shows the plan that the visitor chose on the previous page.
 *
 * @var \Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped.
 */

declare(strict_types=1);

use Gazetteer\Directory\ChosenPlanBlock;
use Gazetteer\Plugin;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- each text is escaped as it is written.
echo Plugin::get(ChosenPlanBlock::class)->draw($wrapper);
