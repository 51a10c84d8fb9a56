<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Kernel;

use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\Refusal;

/** The current HTTP request. `_method` and method override headers are ignored. */
final class Request
{
    public static function method(): string
    {
        $method = $_SERVER['REQUEST_METHOD'] ?? 'GET';

        return is_string($method) ? strtoupper($method) : 'GET';
    }

    public static function action(): string
    {
        // The value is only compared with the plugin's action names.
        $action = $_REQUEST['action'] ?? ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput

        return is_string($action) ? $action : '';
    }

    /** Whether the client can retry the request automatically. The plugin's scripts announce this with a header. */
    public static function asksAgain(): bool
    {
        return ($_SERVER['HTTP_X_GAZETTEER_ASKS_AGAIN'] ?? '') === '1';
    }

    /**
     * Whether the request URL may be in this REST namespace. WordPress detects REST requests only later, when other
     * code may already have printed output.
     */
    public static function namesRest(string $namespace): bool
    {
        // The value is only compared with the plugin's namespace.
        $address = $_SERVER['REQUEST_URI'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput
        $address = is_string($address) ? rawurldecode($address) : '';

        return str_contains($address, '/' . rest_get_url_prefix() . "/{$namespace}/") || str_contains($address, "rest_route=/{$namespace}/");
    }

    /** Returns the unslashed request values. POST values take precedence over query parameters. */
    public static function input(bool $withFiles = false): Input
    {
        self::refuseCutOff();

        // phpcs:ignore WordPress.Security.NonceVerification -- each endpoint says what it asks of its caller.
        return new Input(wp_unslash($_POST) + wp_unslash($_GET), $withFiles ? Uploads::read($_FILES) : []);
    }

    /** Throws an error if PHP dropped a part of the input because of a limit. The form could be incomplete. */
    public static function refuseCutOff(): void
    {
        if (self::isCutOff()) {
            throw new Refusal(Refusal::TOO_LARGE, 413);
        }

        // phpcs:disable WordPress.Security.NonceVerification.Missing
        $most = (int) ini_get('max_input_vars');
        if ($most > 0 && count($_POST, COUNT_RECURSIVE) >= $most) {
            throw new Refusal(Refusal::TOO_MANY_FIELDS, 413);
        }
        // phpcs:enable
    }

    /** Whether PHP dropped the whole body because it is larger than `post_max_size`. */
    public static function isCutOff(): bool
    {
        $isForm = preg_match('~^(multipart/form-data|application/x-www-form-urlencoded)~i', self::contentType()) === 1;

        // phpcs:ignore WordPress.Security.NonceVerification.Missing
        return self::method() === 'POST' && $isForm && $_POST === [] && $_FILES === [] && self::length() > 0;
    }

    private static function contentType(): string
    {
        $type = $_SERVER['CONTENT_TYPE'] ?? '';

        return is_string($type) ? $type : '';
    }

    private static function length(): int
    {
        $length = $_SERVER['CONTENT_LENGTH'] ?? 0;

        return is_numeric($length) ? (int) $length : 0;
    }
}
