<?php

declare(strict_types=1);

namespace Gazetteer\Kernel;

/** A button in a Site Health test that runs an action of the plugin. */
final class SiteHealthButton
{
    private const CAPABILITY = 'manage_options';

    /**
     * Site Health prints test results outside of forms, so the result may contain a form.
     *
     * @param string $action The name of an `admin-post.php` action. Its handler must call `check()`.
     */
    public static function draw(string $action, string $label): string
    {
        if (!current_user_can(self::CAPABILITY)) {
            return '';
        }

        return sprintf(
            '<form method="post" action="%s"><input type="hidden" name="action" value="%s">%s<button class="button">%s</button></form>',
            esc_url(admin_url('admin-post.php')),
            esc_attr($action),
            wp_nonce_field($action, '_wpnonce', true, false),
            esc_html($label),
        );
    }

    /** Ends the request if the user lacks the capability or the nonce is invalid. */
    public static function check(string $action): void
    {
        if (!current_user_can(self::CAPABILITY)) {
            wp_die(esc_html__('You are not allowed to do this.', 'gazetteer'), '', ['response' => 403]);
        }
        check_admin_referer($action);
    }

    public static function goBack(): never
    {
        wp_safe_redirect(admin_url('site-health.php'));
        exit;
    }
}
