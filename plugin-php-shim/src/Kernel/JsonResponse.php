<?php

declare(strict_types=1);

namespace Gazetteer\Kernel;

/** Sends bare JSON. Output that other code printed before is dropped. */
final class JsonResponse
{
    /** Escapes angle brackets and ampersands, so that the text is harmless even if a browser reads it as HTML. */
    private const FLAGS = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR;

    private static bool $tellsLength = false;

    /** @param array<array-key, mixed>|null $body */
    public static function encode(?array $body): string
    {
        return json_encode($body, self::FLAGS);
    }

    public static function send(string $json, int $status, string $type = 'application/json'): void
    {
        self::dropOutput();

        // Unbuffered output has already sent the headers.
        if (!headers_sent()) {
            status_header($status);
            nocache_headers();
            header("Content-Type: {$type}; charset=UTF-8");
            header('X-Content-Type-Options: nosniff');
            header('X-Robots-Tag: noindex');
            self::sendLength(strlen($json));
        }

        echo $json; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON of our own making.
    }

    /**
     * The request continues after the response, so the client needs a `Content-Length` to know where the response ends.
     */
    public static function tellLength(): void
    {
        self::$tellsLength = true;
    }

    /** Works only before any part of the body is sent, and without an open buffer. */
    public static function sendLength(int $bytes): void
    {
        // Compression changes the length.
        if (!self::$tellsLength || headers_sent() || ob_get_level() > 0 || (int) ini_get('zlib.output_compression') > 0) {
            return;
        }
        if (function_exists('apache_setenv')) {
            apache_setenv('no-gzip', '1');
        }
        header("Content-Length: {$bytes}");
        header('Connection: close');
    }

    public static function dropOutput(): void
    {
        while (ob_get_level() > 0) {
            $flags = ob_get_status()['flags'] ?? 0;
            // The zlib buffer from php.ini cannot be removed. It does not contain any of the plugin's output yet.
            if (($flags & PHP_OUTPUT_HANDLER_REMOVABLE) === 0) {
                break;
            }
            ob_end_clean();
        }
    }
}
