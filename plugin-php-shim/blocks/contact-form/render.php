<?php
/**
 * Renders a contact form. The fields are the inner blocks of the form's post. Renders no fields if Contact Form 7 is
 * active.
 *
 * @var \Gazetteer\Kernel\Http\Input $attributes form
 * @var \Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped.
 */

declare(strict_types=1);

use Gazetteer\ContactForm\ContactFormModule;
use Gazetteer\ContactForm\Rendering\FormRenderer;
use Gazetteer\Plugin;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- each element is escaped as it is written.
echo ContactFormModule::areFormsOurs() ? Plugin::get(FormRenderer::class)->draw($attributes->id('form'), $wrapper) : '';
