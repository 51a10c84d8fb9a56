<?php

declare(strict_types=1);

namespace Gazetteer\Kernel;

/** A button in Site Health that does something of ours, for those who may do it. */
final class SiteHealthButton
{
    private const CAPABILITY = 'manage_options';

    /**
     * Site Health draws the page when the tests are done, so a form of ours cannot be broken by one around it.
     *
     * @param string $action Of admin-post.php; its handler asks `check`.
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

    /** Ends the request of anybody who may not do this, or did not press the button. */
    public static function check(string $action): void
    {
        if (!current_user_can(self::CAPABILITY)) {
            wp_die(esc_html__('You may not do this.', 'gazetteer'), '', ['response' => 403]);
        }
        check_admin_referer($action);
    }

    public static function goBack(): never
    {
        wp_safe_redirect(admin_url('site-health.php'));
        exit;
    }
}
