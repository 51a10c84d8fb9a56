<?php

declare(strict_types=1);

namespace Gazetteer\Setup;

use Gazetteer\Kernel\VisitorAddress;
use Gazetteer\Setup\Settings\SettingsTab;

/** What Site Health says where every request comes through a proxy that nobody has named. */
final class ProxyHealth
{
    /**
     * @param array<string, array<string, mixed>> $tests
     * @return array<string, array<string, mixed>>
     */
    public static function addTest(array $tests): array
    {
        $tests['direct']['gazetteer_proxy'] = [
            'label' => __('Visitors can be told apart', 'gazetteer'),
            'test' => self::test(...),
        ];

        return $tests;
    }

    /** @return array<string, mixed> Judged by the very request that asks. */
    private static function test(): array
    {
        $client = VisitorAddress::client();
        $words = $client->isHidden()
            ? sprintf(
                /* translators: %s: an IP address. */
                __('Requests reach this site through a proxy with the address %s. Since anybody can write what a proxy adds to a request, it is not believed before you name the proxy. Until then all visitors look like one, and forms are limited for the whole site instead of for each visitor.', 'gazetteer'),
                (string) $client->peer?->text(),
            )
            : __('Contact forms limit how often each visitor may write.', 'gazetteer');

        return [
            'test' => 'gazetteer_proxy',
            'label' => $client->isHidden() ? __('Visitors cannot be told apart, since nobody has named the proxy', 'gazetteer') : __('Visitors can be told apart', 'gazetteer'),
            'status' => $client->isHidden() ? 'recommended' : 'good',
            'badge' => ['label' => __('Contact forms', 'gazetteer'), 'color' => 'blue'],
            'description' => '<p>' . esc_html($words) . '</p>',
            'actions' => $client->isHidden() ? sprintf(
                '<p><a href="%s">%s</a></p>',
                esc_url(SettingsTab::Developers->url() . '#gazetteer-proxies'),
                esc_html__('Name the proxy', 'gazetteer'),
            ) : '',
        ];
    }
}
