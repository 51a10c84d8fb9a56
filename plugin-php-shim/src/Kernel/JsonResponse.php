<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.json_encode_json_encode -- an error must be visible, and invalid UTF-8 is handled here.

namespace Gazetteer\Kernel;

/** Sends a JSON response without an envelope. Output that other code printed before is dropped. */
final class JsonResponse
{
    /** Escapes angle brackets and ampersands, so that browsers which read the JSON as HTML cannot execute it. */
    private const FLAGS = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR;

    private static bool $declaresLength = false;

    /** @param array<array-key, mixed>|null $body */
    public static function encode(?array $body): string
    {
        return json_encode($body, self::FLAGS);
    }

    /** @param int $maxAge Seconds for which anyone may store the response; 0 for not at all. */
    public static function send(string $json, int $status, string $type = 'application/json', int $maxAge = 0): void
    {
        self::dropOutput();

        // If output buffering is off, output of other code has already sent the headers.
        if (!headers_sent()) {
            status_header($status);
            if ($maxAge > 0) {
                header("Cache-Control: public, max-age={$maxAge}");
            } else {
                nocache_headers();
            }
            header("Content-Type: {$type}; charset=UTF-8");
            header('X-Content-Type-Options: nosniff');
            header('X-Robots-Tag: noindex');
            self::sendLength(strlen($json));
        }

        echo $json; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON of our own making.
    }

    /**
     * Makes the next response contain a `Content-Length` header. The client then knows where the response ends,
     * although the PHP request continues.
     */
    public static function declareLength(): void
    {
        self::$declaresLength = true;
    }

    /** Sends the `Content-Length` header, unless output was already sent or is buffered. */
    public static function sendLength(int $bytes): void
    {
        // The server's compression would change the length.
        if (!self::$declaresLength || headers_sent() || ob_get_level() > 0 || (int) ini_get('zlib.output_compression') > 0) {
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
            // The zlib buffer from php.ini cannot be removed. At this point it contains no output of the plugin.
            if (($flags & PHP_OUTPUT_HANDLER_REMOVABLE) === 0) {
                break;
            }
            ob_end_clean();
        }
    }
}
