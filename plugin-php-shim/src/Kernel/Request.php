<?php

declare(strict_types=1);

namespace Gazetteer\Kernel;

use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\Refusal;

/** The request PHP is answering. The method is the real one: no override reaches it. */
final class Request
{
    public static function method(): string
    {
        $method = $_SERVER['REQUEST_METHOD'] ?? 'GET';

        return is_string($method) ? strtoupper($method) : 'GET';
    }

    public static function action(): string
    {
        // Only compared with names of our own; nothing is done with it.
        $action = $_REQUEST['action'] ?? ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput

        return is_string($action) ? $action : '';
    }

    /** Whether the client says that it sends the same request again where the first is under way. */
    public static function asksAgain(): bool
    {
        return ($_SERVER['HTTP_X_GAZETTEER_ASKS_AGAIN'] ?? '') === '1';
    }

    /** Whether the address may be one of this REST namespace. WordPress finds out later, when others may have printed. */
    public static function namesRest(string $namespace): bool
    {
        // Only compared with a name of our own.
        $address = $_SERVER['REQUEST_URI'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput
        $address = is_string($address) ? rawurldecode($address) : '';

        return str_contains($address, '/' . rest_get_url_prefix() . "/{$namespace}/") || str_contains($address, "rest_route=/{$namespace}/");
    }

    /** What was sent, before any type is known. A form's fields win over those of the address. */
    public static function input(bool $withFiles = false): Input
    {
        self::refuseCutOff();

        // phpcs:ignore WordPress.Security.NonceVerification -- each endpoint says what it asks of its caller.
        return new Input(wp_unslash($_POST) + wp_unslash($_GET), $withFiles ? Uploads::read($_FILES) : []);
    }

    /** PHP drops what is over its limits without a word; half a form must not pass for a whole one. */
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

    /** Above `post_max_size` nothing is left of a form but its length. */
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
