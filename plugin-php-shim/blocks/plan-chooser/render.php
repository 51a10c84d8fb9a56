<?php
/**
 * Renders the plans with their category and period controls. Works without a script: the controls are a form.
 *
 * @var \Gazetteer\Kernel\Http\Input $attributes style, kind, categories, period, toggle
 * @var \Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped.
 */

declare(strict_types=1);

use Gazetteer\Plans\Chooser\PlanChooser;
use Gazetteer\Plugin;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- each template escapes what it prints.
echo Plugin::get(PlanChooser::class)->draw($attributes, $wrapper);
