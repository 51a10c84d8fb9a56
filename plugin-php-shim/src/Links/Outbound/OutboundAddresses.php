<?php

declare(strict_types=1);

namespace Gazetteer\Links\Outbound;

use Gazetteer\Contract\Analytics;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Settings;
use Gazetteer\Links\Domain\Outbound\OutboundLink;
use Gazetteer\Links\Domain\Outbound\OutboundPath;
use Gazetteer\Widgets\Domain\TrackingLists;
use Gazetteer\Widgets\Sitewide\SiteAddress;
use WP_HTML_Tag_Processor;

/** Builds the URLs of outbound links, and adds `rel` attributes to these URLs in texts. */
final class OutboundAddresses
{
    private const REL = 'sponsored nofollow';

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

    /** Whether this request may be for an outbound link. Other requests do not load the code of the redirect. */
    public static function mayBeAsked(Settings $settings): bool
    {
        return (new self($settings))->mayBeIn(self::asked() . '/');
    }

    /** The URL of this request. The plugin only compares the URL with the prefixes. */
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

    /** Callback of `the_content`: adds `sponsored nofollow` to outbound links in a text, for search engines. */
    public function mark(mixed $html): mixed
    {
        if (!is_string($html) || !$this->mayBeIn($html)) {
            return $html;
        }
        $paths = $this->paths();
        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag('a')) {
            $address = $tags->get_attribute('href');
            if (is_string($address) && $paths->holds($address)) {
                $tags->set_attribute('rel', self::relOf($tags->get_attribute('rel'), $address));
            }
        }

        return $tags->get_updated_html();
    }

    private static function relOf(mixed $present, string $address): string
    {
        $split = static fn (mixed $words): array => preg_split('/\s+/', is_string($words) ? $words : '', -1, PREG_SPLIT_NO_EMPTY) ?: [];
        $words = array_merge($split($present), $split(Extensions::filter('gazetteer_outbound_rel', self::REL, $address)));

        return implode(' ', array_unique(array_map(strtolower(...), $words)));
    }

    public static function url(OutboundLink $link): string
    {
        $path = implode('/', array_map(rawurlencode(...), explode('/', $link->path())));

        return home_url(SiteAddress::file() . '/' . user_trailingslashit($path));
    }

    /** The target under which a link's clicks are counted. It is the same with and without a trailing slash. */
    public static function counted(OutboundLink $link): string
    {
        return mb_substr(strtolower((string) wp_parse_url(home_url(), PHP_URL_HOST)) . SiteAddress::home() . '/' . $link->path(), 0, 300);
    }
}
