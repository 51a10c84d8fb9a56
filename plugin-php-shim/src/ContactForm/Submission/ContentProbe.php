<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- local files; WP_Filesystem could ask for FTP credentials.

namespace Gazetteer\ContactForm\Submission;

/** Detects file types with PHP's fileinfo extension, or with a few common signatures if the extension is missing. */
final class ContentProbe
{
    private const BYTES = 4096;
    private const SIGNATURES = [
        "\xFF\xD8\xFF" => 'image/jpeg',
        "\x89PNG\r\n\x1A\n" => 'image/png',
        'GIF8' => 'image/gif',
        '%PDF-' => 'application/pdf',
        "PK\x03\x04" => 'application/zip',
        "\xD0\xCF\x11\xE0" => 'application/CDFV2',
        '{\rtf' => 'application/rtf',
    ];

    /** The MIME type detected from the content; '' if unknown. */
    public function type(string $path): string
    {
        $head = is_readable($path) ? (string) file_get_contents($path, false, null, 0, self::BYTES) : '';
        // A script may hide behind the signature of an image. Real images do not contain these strings at the
        // beginning.
        if ($head === '' || preg_match('/<\?php|<script\b|#!\s*\//i', $head) === 1) {
            return '';
        }
        if (class_exists('finfo')) {
            return (string) (new \finfo(FILEINFO_MIME_TYPE))->file($path);
        }
        foreach (self::SIGNATURES as $signature => $type) {
            if (str_starts_with($head, $signature)) {
                return $type;
            }
        }

        return !str_contains($head, "\0") ? 'text/plain' : '';
    }
}
