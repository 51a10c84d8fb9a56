<?php

declare(strict_types=1);

namespace Gazetteer\Setup;

use Gazetteer\Kernel\Settings;
use Gazetteer\Kernel\VisitorAddress;
use Gazetteer\Setup\Settings\SettingsTab;
use WP_Screen;

/** Shows an admin notice if requests come through a proxy that is not listed in the settings. */
final class ProxyNotice
{
    public const DISMISS = 'gazetteer_dismiss_proxy';
    /** User meta: the address of the proxy whose notice the user dismissed. */
    private const DISMISSED = 'gazetteer_dismissed_proxy';
    private const CAPABILITY = 'manage_options';

    public static function print(): void
    {
        $screen = get_current_screen();
        if (!$screen instanceof WP_Screen || !self::isPlace($screen) || !current_user_can(self::CAPABILITY)) {
            return;
        }
        $client = VisitorAddress::client();
        $proxy = $client->isHidden() ? (string) $client->peer?->text() : '';
        if ($proxy === '' || get_user_meta(get_current_user_id(), self::DISMISSED, true) === $proxy) {
            return;
        }
        $words = sprintf(
            /* translators: %s: an IP address. */
            __('All visitors seem to have the address of the proxy %s, so Gazetteer cannot limit how often each visitor sends a form. Only the limit for the whole site applies.', 'gazetteer'),
            $proxy,
        );
        wp_admin_notice(
            sprintf(
                '<strong>%s</strong> %s</p><p><a class="button" href="%s">%s</a> <a class="button-link" style="margin-inline-start:12px" href="%s">%s</a>',
                esc_html__('Enter the proxy address.', 'gazetteer'),
                esc_html($words),
                esc_url(SettingsTab::Developers->url() . '#gazetteer-proxies'),
                esc_html__('Enter the proxy address', 'gazetteer'),
                esc_url(wp_nonce_url(admin_url('admin-post.php?action=' . self::DISMISS), self::DISMISS)),
                esc_html__('Dismiss', 'gazetteer'),
            ),
            ['type' => 'warning', 'additional_classes' => ['gazetteer-proxy-notice']],
        );
    }

    public static function dismiss(): never
    {
        if (!current_user_can(self::CAPABILITY)) {
            wp_die(esc_html__('You are not allowed to change these settings.', 'gazetteer'), '', ['response' => 403]);
        }
        check_admin_referer(self::DISMISS);
        update_user_meta(get_current_user_id(), self::DISMISSED, VisitorAddress::client()->peer?->text() ?? '');
        wp_safe_redirect(wp_get_referer() ?: admin_url());
        exit;
    }

    private static function isPlace(WP_Screen $screen): bool
    {
        return $screen->id === 'dashboard' || str_contains("{$screen->id} {$screen->post_type}", 'gazetteer') || $screen->post_type === (new Settings())->names()->listing;
    }
}
