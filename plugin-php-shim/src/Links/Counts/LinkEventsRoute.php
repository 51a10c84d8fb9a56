<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Links\Counts;

use Closure;
use Gazetteer\Contract\LinkKind;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\Method;
use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\Http\RestRoute;
use Gazetteer\Kernel\Once\AttemptCounter;
use Gazetteer\Kernel\Once\SiteRateLimit;
use Gazetteer\Kernel\VisitorAddress;
use Gazetteer\Links\Domain\ClickKind;
use Gazetteer\Widgets\Sitewide\TrackingOptions;
use WP_REST_Server;

if (!defined('ABSPATH')) {
    exit;
}

/** Receives link events from pages of this site. Stores only a count per day, kind and target. */
final class LinkEventsRoute implements RestRoute
{
    private const LARGEST = 8192;
    private const MOST = 200;
    private const WINDOW = 10 * MINUTE_IN_SECONDS;

    /**
     * @param Closure(string): bool $isOutbound Whether a URL is an outbound link, which the server counts on
     *         redirect.
     */
    public function __construct(private readonly ClickTable $table, private readonly Closure $isOutbound)
    {
    }

    public function method(): Method
    {
        return Method::Post;
    }

    public function path(): string
    {
        return TrackingOptions::ENDPOINT;
    }

    public function capability(): string
    {
        return '';
    }

    public function args(): array
    {
        // Turn off WordPress's validation of these arguments, because it would run before `answer()` rejects large
        // bodies, and all calls while counting is off.
        return ['name' => ['type' => 'string', 'sanitize_callback' => null], 'params' => ['type' => 'object', 'sanitize_callback' => null]];
    }

    public function answer(Input $input): ?array
    {
        if (!$this->table->isOn()) {
            throw new Refusal(Refusal::NOT_FOUND, 404);
        }
        if (strlen((string) WP_REST_Server::get_raw_data()) > self::LARGEST) {
            throw new Refusal(Refusal::TOO_LARGE, 413);
        }
        if (!self::isFromHere()) {
            throw new Refusal(Refusal::FORBIDDEN, 403);
        }
        $params = $input->inner('params');
        $kind = ClickKind::of($input->text('name', 40), $params->text('link_type', 40));
        $target = $kind !== null && ClickKind::hasTarget($kind) ? ClickKind::target($params->text('link_url', 4000)) : '';
        if ($kind === null || $target === null) {
            throw new Refusal(Refusal::FORBIDDEN, 400);
        }
        $visitor = VisitorAddress::hash();
        $wait = $visitor === '' ? SiteRateLimit::wait('links') : AttemptCounter::wait("links {$visitor}", self::WINDOW, self::MOST);
        if ($wait > 0) {
            throw new Refusal(Refusal::TOO_OFTEN, 429, null, $wait);
        }
        if ($kind === LinkKind::Affiliate->value && ($this->isOutbound)($params->text('link_url', 4000))) {
            return null;
        }
        $this->table->add($kind, $target);

        return null;
    }

    /**
     * Whether a page of this site sent the request. Browsers set the `Origin` and `Referer` headers, and scripts cannot
     * forge them.
     */
    private static function isFromHere(): bool
    {
        $said = static fn (string $header): string => sanitize_text_field(wp_unslash((string) ($_SERVER[$header] ?? '')));
        $host = static fn (string $address): string => strtolower((string) wp_parse_url($address, PHP_URL_HOST));
        $from = $host($said('HTTP_ORIGIN') ?: $said('HTTP_REFERER'));

        return $from !== '' && in_array($from, [$host(home_url()), $host(site_url()), $host('http://' . $said('HTTP_HOST'))], true);
    }
}
