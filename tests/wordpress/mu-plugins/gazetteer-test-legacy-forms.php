<?php
/**
 * Only for tests: while its option is on, the site looks as if Contact Form 7 were active. It has the same handles,
 * the same settings before its script, and the markup of one form.
 */

declare(strict_types=1);

if (get_option('gazetteer_test_legacy_forms')) {
    define('WPCF7_VERSION', '6.1');

    $enqueue = static function (): void {
        wp_enqueue_script('contact-form-7', '/legacy/index.js', ['wp-i18n', 'swv'], '6.1', ['in_footer' => true]);
        wp_set_script_translations('contact-form-7', 'contact-form-7');
        $settings = ['api' => ['root' => rest_url(), 'namespace' => 'contact-form-7/v1']];
        wp_add_inline_script('contact-form-7', 'var wpcf7 = ' . wp_json_encode($settings) . ';', 'before');
    };

    add_action('wp_enqueue_scripts', static function () use ($enqueue): void {
        wp_register_script('swv', '/legacy/swv.js', [], '6.1', ['in_footer' => true]);
        wp_enqueue_style('contact-form-7', '/legacy/styles.css', [], '6.1');
        // Some themes enqueue the script only on pages with a form, when they render the form.
        if (get_option('gazetteer_test_legacy_forms') === 'everywhere') {
            $enqueue();
            wp_enqueue_script('wpcf7-stripe', '/legacy/stripe.js', ['contact-form-7'], '6.1', ['in_footer' => true]);
        }
    });

    add_shortcode('contact-form-7', static function () use ($enqueue): string {
        $enqueue();

        return '<div class="wpcf7 no-js" id="wpcf7-f1-p2-o1" lang="en-US" dir="ltr" data-wpcf7-id="1">'
            . '<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p> <ul></ul></div>'
            . '<form action="/#wpcf7-f1-p2-o1" method="post" class="wpcf7-form init" novalidate="novalidate" data-status="init">'
            . '<fieldset class="hidden-fields-container"><input type="hidden" name="_wpcf7" value="1" /></fieldset>'
            . '<p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="Send" /></p>'
            . '<div class="wpcf7-response-output" aria-hidden="true"></div></form></div>';
    });
}
