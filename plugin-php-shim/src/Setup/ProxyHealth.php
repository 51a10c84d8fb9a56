<?php

declare(strict_types=1);

namespace Gazetteer\Setup;

use Gazetteer\Kernel\VisitorAddress;
use Gazetteer\Setup\Settings\SettingsTab;

/** The Site Health test that fails if requests come through a proxy that is not listed in the settings. */
final class ProxyHealth
{
    /**
     * @param array<string, array<string, mixed>> $tests
     * @return array<string, array<string, mixed>>
     */
    public static function addTest(array $tests): array
    {
        $tests['direct']['gazetteer_proxy'] = [
            'label' => __('Gazetteer can identify visitors by their IP addresses', 'gazetteer'),
            'test' => self::test(...),
        ];

        return $tests;
    }

    /** @return array<string, mixed> The result for the current request's address. */
    private static function test(): array
    {
        $client = VisitorAddress::client();
        $words = $client->isHidden()
            ? sprintf(
                /* translators: %s: an IP address. */
                __('Requests reach this site through a proxy with the address %s. Anyone can forge the header that a proxy adds to a request, so Gazetteer ignores it until you enter the address of the proxy. Until then, all visitors seem to have the same address, and limits apply to the whole site instead of each visitor.', 'gazetteer'),
                (string) $client->peer?->text(),
            )
            : __('Contact forms limit how many messages each visitor can send.', 'gazetteer');

        return [
            'test' => 'gazetteer_proxy',
            'label' => $client->isHidden() ? __('Gazetteer cannot identify visitors by their IP addresses because of an unknown proxy', 'gazetteer') : __('Gazetteer can identify visitors by their IP addresses', 'gazetteer'),
            'status' => $client->isHidden() ? 'recommended' : 'good',
            'badge' => ['label' => __('Contact forms', 'gazetteer'), 'color' => 'blue'],
            'description' => '<p>' . esc_html($words) . '</p>',
            'actions' => $client->isHidden() ? sprintf(
                '<p><a href="%s">%s</a></p>',
                esc_url(SettingsTab::Developers->url() . '#gazetteer-proxies'),
                esc_html__('Enter the proxy address', 'gazetteer'),
            ) : '',
        ];
    }
}
