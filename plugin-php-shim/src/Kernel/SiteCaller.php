<?php

declare(strict_types=1);

namespace Gazetteer\Kernel;

use Gazetteer\Contract\ContactInput;
use Gazetteer\Kernel\Http\Caller;

if (!defined('ABSPATH')) {
    exit;
}

/** The caller of the current WordPress request. */
final class SiteCaller implements Caller
{
    private function __construct(private readonly int $user, private readonly string $page)
    {
    }

    /** WordPress has already checked the nonce of a REST request, so its current user is reliable. */
    public static function fromRestCall(): self
    {
        $referer = wp_get_raw_referer();
        $page = is_string($referer) ? wp_validate_redirect($referer, '') : '';

        return new self(get_current_user_id(), $page === '' ? self::containerPost() : $page);
    }

    /**
     * Browsers send a user's cookie even if another site submits the form (CSRF). The nonce proves that the user
     * submitted it on this site.
     */
    public static function fromFormPost(): self
    {
        $nonce = $_POST['_wpnonce'] ?? '';
        $meant = is_string($nonce) && $nonce !== '' && wp_verify_nonce($nonce, 'wp_rest') !== false;
        $path = $_SERVER['REQUEST_URI'] ?? '/';

        return new self($meant ? get_current_user_id() : 0, is_string($path) ? sanitize_url(set_url_scheme(self::origin() . wp_unslash($path))) : '');
    }

    public function user(): int
    {
        return $this->user;
    }

    public function address(): string
    {
        return VisitorAddress::hash();
    }

    public function page(): string
    {
        return $this->page;
    }

    public function time(): int
    {
        return time();
    }

    /** The URL of the page that contains the form. Used if the browser sends no referrer. */
    private static function containerPost(): string
    {
        $post = $_POST[ContactInput::CONTAINER_POST] ?? 0;

        return is_numeric($post) && (int) $post > 0 ? home_url('/?p=' . (int) $post) : '';
    }

    /** The origin from the site's settings. The `Host` header of the request can be forged. */
    private static function origin(): string
    {
        $home = wp_parse_url(home_url());

        return ($home['scheme'] ?? 'http') . '://' . ($home['host'] ?? '') . (isset($home['port']) ? ":{$home['port']}" : '');
    }
}
