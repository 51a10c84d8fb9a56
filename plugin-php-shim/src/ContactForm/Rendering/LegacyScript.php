<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering;

/**
 * Keeps Contact Form 7's own script from a page whose forms are taken over. Its handle stays, with the settings printed
 * before it, which site scripts read, and for the scripts of others that wait for it.
 */
final class LegacyScript
{
    private const HANDLE = 'contact-form-7';
    private const ITS_NEEDS = ['swv', 'wp-i18n'];

    /** Themes that put scripts on single pages do so at any time until scripts are printed. */
    public static function silence(): void
    {
        add_action('wp_print_scripts', self::empty(...), 0);
        add_action('wp_print_footer_scripts', self::empty(...), 0);
    }

    private static function empty(): void
    {
        $script = wp_scripts()->registered[self::HANDLE] ?? null;
        if ($script === null) {
            return;
        }
        $script->src = false;
        $script->deps = array_values(array_diff($script->deps, self::ITS_NEEDS));
        $script->textdomain = null;
    }
}
