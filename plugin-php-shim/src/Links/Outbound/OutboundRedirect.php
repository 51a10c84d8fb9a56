<?php

declare(strict_types=1);

namespace Gazetteer\Links\Outbound;

use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Request;
use Gazetteer\Links\Counts\ClickTable;
use Gazetteer\Links\Domain\Outbound\OutboundLink;
use Gazetteer\Links\Domain\Outbound\OutboundTarget;

/** Redirects requests for an outbound link to its target, before WordPress looks for a page with that path. */
final class OutboundRedirect
{
    private const STATUS = 307;
    private const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];
    /** Parts of the user agents of bots and other programs. "Cubot" is a phone brand, not a bot. */
    private const PROGRAMS = '/(?<!cu)bot|crawl|spider|slurp|scrap|preview|archiv|monitor|uptime|lighthouse|headless|phantom|facebookexternalhit|embedly|whatsapp|curl|wget|httpie|postman|python|perl|ruby|java\/|okhttp|go-http|libwww|http-?client|node-fetch|axios|undici|feed|validator|scanner|check/i';
    private const AHEAD = '/prefetch|prerender|preview/i';

    public function __construct(
        private readonly OutboundTable $links,
        private readonly OutboundAddresses $addresses,
        private readonly ClickTable $clicks,
    ) {
    }

    public function answer(mixed $isParsed): mixed
    {
        $asked = $this->addresses->paths()->read(OutboundAddresses::asked());
        if ($asked === null) {
            return $isParsed;
        }
        $link = $this->links->at(...$asked);
        if ($link === null) {
            self::leaveToWordPress();

            return $isParsed;
        }
        $target = $link->isOn ? $this->target($link) : '';
        if ($target === '') {
            self::showNotFound();

            return $isParsed;
        }
        $this->send($link, $target);
    }

    /** Returns '' if the target is not allowed. */
    private function target(OutboundLink $link): string
    {
        $filtered = Extensions::filter('gazetteer_outbound_target', $link->target, $link);
        $target = is_string($filtered) ? OutboundTarget::read($filtered) : '';
        if (!is_string($target) || $target === '' || $this->addresses->paths()->holds($target)) {
            return '';
        }
        $host = OutboundTarget::host($target);
        add_filter('allowed_redirect_hosts', static fn (array $hosts): array => [...$hosts, $host]);

        return wp_validate_redirect(wp_sanitize_redirect($target), '');
    }

    private function send(OutboundLink $link, string $target): never
    {
        $method = Request::method();
        if (!in_array($method, ['GET', 'HEAD'], true)) {
            status_header(405);
            header('Allow: GET, HEAD');
            exit;
        }
        header('Cache-Control: no-store, private');
        header('X-Robots-Tag: noindex, nofollow');
        // The referrer that the target site gets contains only this site's origin, not the page's URL.
        header('Referrer-Policy: strict-origin-when-cross-origin');
        if (self::isPerson($method, self::headers())) {
            $this->clicks->addOutbound($link);
            Extensions::fire('gazetteer_outbound_followed', $link, $target);
        }
        wp_safe_redirect($target, self::STATUS, 'Gazetteer');
        exit;
    }

    /** Lets WordPress look for a page with this path, but not redirect to a page with a similar URL. */
    private static function leaveToWordPress(): void
    {
        global $wp_rewrite;
        add_filter('do_redirect_guess_404_permalink', '__return_false');
        if (!$wp_rewrite->using_permalinks()) {
            // With plain permalinks, WordPress would show the home page instead of “not found”.
            self::showNotFound();
        }
    }

    private static function showNotFound(): void
    {
        add_filter('request', static fn (): array => ['error' => '404'], PHP_INT_MAX);
        add_filter('redirect_canonical', '__return_false');
    }

    /** @return array<string, string> */
    private static function headers(): array
    {
        $headers = [];
        foreach (['user-agent', ...self::PURPOSES] as $name) {
            // The header is only inspected, never printed or stored.
            $value = $_SERVER['HTTP_' . strtoupper(strtr($name, '-', '_'))] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput
            $headers[$name] = is_string($value) ? $value : '';
        }

        return $headers;
    }

    /**
     * Whether a person follows the link, and not a bot or a browser that preloads pages.
     *
     * @param array<string, string> $headers Keyed by lowercase name; missing headers have no key.
     */
    public static function isPerson(string $method, array $headers): bool
    {
        if ($method !== 'GET') {
            return false;
        }
        foreach (self::PURPOSES as $header) {
            if (preg_match(self::AHEAD, $headers[$header] ?? '') === 1) {
                return false;
            }
        }
        $agent = trim($headers['user-agent'] ?? '');

        return $agent !== '' && preg_match(self::PROGRAMS, $agent) !== 1;
    }
}
