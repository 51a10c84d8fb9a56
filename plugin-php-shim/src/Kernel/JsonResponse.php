<?php

declare(strict_types=1);

namespace Gazetteer\Kernel;

/** Sends bare JSON and nothing else: what other code printed before it is dropped. */
final class JsonResponse
{
    /** Angle brackets and ampersands escaped, so that the text is harmless even where it is read as HTML. */
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

        // Text printed before any buffer was open has sent the headers already.
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

    /** The request goes on once the answer is out: who waits for it has to know where it ends. */
    public static function tellLength(): void
    {
        self::$tellsLength = true;
    }

    /** While nothing of a body has gone out, and nothing is buffered. */
    public static function sendLength(int $bytes): void
    {
        // What is compressed has another length.
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
            // Compression set in php.ini can not be taken off, and holds nothing of ours yet.
            if (($flags & PHP_OUTPUT_HANDLER_REMOVABLE) === 0) {
                break;
            }
            ob_end_clean();
        }
    }
}
