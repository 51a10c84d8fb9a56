<?php

declare(strict_types=1);

namespace Gazetteer\Links\Outbound;

use Gazetteer\Contract\Analytics;
use Gazetteer\Kernel\Settings;
use Gazetteer\Links\Domain\Outbound\OutboundLink;
use Gazetteer\Links\Domain\Outbound\OutboundPath;
use Gazetteer\Widgets\Domain\TrackingLists;
use Gazetteer\Widgets\Sitewide\SiteAddress;

/** The URLs of outbound links on this site: finds their prefixes, detects them in texts, and builds them. */
final class OutboundAddresses
{
    /** @var list<string>|null */
    private ?array $prefixes = null;

    public function __construct(private readonly Settings $settings)
    {
    }

    /** @return list<string> The affiliate paths from the tracking settings. */
    public function prefixes(): array
    {
        return $this->prefixes ??= OutboundPath::prefixes(TrackingLists::affiliates($this->settings->tracking()->lines('affiliates')) ?: Analytics::AFFILIATE_PATHS);
    }

    public function paths(): OutboundPath
    {
        $host = static fn (string $address): string => strtolower((string) wp_parse_url($address, PHP_URL_HOST));

        return new OutboundPath(SiteAddress::home(), array_values(array_unique([$host(home_url()), $host(site_url())])), $this->prefixes());
    }

    /** Whether this request may be for an outbound link. Checked first, so that other requests do not load the redirect code. */
    public static function mayBeAsked(Settings $settings): bool
    {
        return (new self($settings))->mayBeIn(self::asked() . '/');
    }

    /** The URL of this request. It is only compared with the prefixes. */
    public static function asked(): string
    {
        $address = $_SERVER['REQUEST_URI'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput

        return is_string($address) ? $address : '';
    }

    /** Quick check whether a text may contain an outbound link. */
    public function mayBeIn(string $text): bool
    {
        return OutboundPath::hasPrefix($text, ...$this->prefixes());
    }

    public static function url(OutboundLink $link): string
    {
        $path = implode('/', array_map(rawurlencode(...), explode('/', $link->path())));

        return home_url(SiteAddress::file() . '/' . user_trailingslashit($path));
    }

    /** The target under which clicks are counted, the same with and without a trailing slash. */
    public static function counted(OutboundLink $link): string
    {
        return mb_substr(strtolower((string) wp_parse_url(home_url(), PHP_URL_HOST)) . SiteAddress::home() . '/' . $link->path(), 0, 300);
    }
}
