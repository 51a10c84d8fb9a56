<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.parse_url_parse_url -- needs no WordPress; the results are the same on all supported PHP versions.

namespace Gazetteer\Submission;

use Gazetteer\Contract\Field;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Request;
use Gazetteer\Kernel\VisitorAddress;


/** A submitted listing or claim: its data, its sender and the site that it was sent from. */
final class SubmissionRequest
{
    /** Hidden field of the plugin's own form. Other forms may post to the same page. */
    public const OWN_FORM = 'gazetteer_listing_form';

    /**
     * @param int $user The logged-in account; 0 for a guest.
     * @param ?bool $isFromSite Whether a page of this site sent the request; null if the browser sent no header about it.
     * @param string $address A salted hash of the IP address; '' if visitors cannot be distinguished.
     * @param bool $asksAgain Whether the client retries the request when the response asks it to.
     */
    public function __construct(
        public readonly Input $input,
        public readonly int $user,
        public readonly ?bool $isFromSite,
        public readonly string $address,
        public readonly int $time,
        public readonly bool $asksAgain = false,
    ) {
    }

    public static function fromInput(Input $input): self
    {
        return new self($input, get_current_user_id(), self::isFrom([home_url(), site_url()], $_SERVER), VisitorAddress::hash(), time(), Request::asksAgain());
    }

    /** Whether the request edits a listing. An ID that is not a number is a failed edit, not a new listing. */
    public function isEdit(): bool
    {
        return !in_array($this->input->all()[Field::LISTING] ?? '', ['', '0'], true) || $this->input->text(Field::NONCE_EDIT) !== '';
    }

    public function isOwnForm(): bool
    {
        return $this->input->has(self::OWN_FORM);
    }

    /**
     * Whether a page of this site sent the request, according to the browser's headers; null if the browser sent none
     * of these headers.
     *
     * @param list<string> $site URLs of the site.
     * @param array<array-key, mixed> $server Server variables in the format of `$_SERVER`.
     */
    public static function isFrom(array $site, array $server): ?bool
    {
        $fetchSite = $server['HTTP_SEC_FETCH_SITE'] ?? '';
        $origin = $server['HTTP_ORIGIN'] ?? '';
        // WordPress and the site may be on sibling subdomains, which browsers call "same-site".
        if (is_string($fetchSite) && !in_array($fetchSite, ['', 'same-site'], true)) {
            return $fetchSite === 'same-origin';
        }
        if (!is_string($origin) || $origin === '') {
            return $fetchSite === 'same-site' ? false : null;
        }

        return in_array(self::origin($origin), array_map(self::origin(...), $site), true);
    }

    /** Returns scheme, host and port. Returns a value for an invalid URL that matches no other origin. */
    private static function origin(string $url): string
    {
        $parts = parse_url(strtolower($url));
        if (!is_array($parts) || !isset($parts['scheme'], $parts['host'])) {
            return "no address: {$url}";
        }
        $port = $parts['port'] ?? ($parts['scheme'] === 'https' ? 443 : 80);

        return "{$parts['scheme']}://{$parts['host']}:{$port}";
    }
}
