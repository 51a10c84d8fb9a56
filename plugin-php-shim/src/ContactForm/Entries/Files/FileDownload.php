<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries\Files;

use Gazetteer\Kernel\JsonResponse;
use Gazetteer\Kernel\Mail\Domain\AttachmentName;

/** Sends a file as a download. Browsers must never show a visitor's file as a page of this site. */
final class FileDownload
{
    public static function begin(string $name, string $type): void
    {
        JsonResponse::dropOutput();
        $clean = AttachmentName::clean($name);
        $plain = (string) preg_replace('/[^A-Za-z0-9._-]+/', '-', $clean);
        nocache_headers();
        header("Content-Type: {$type}");
        header("Content-Disposition: attachment; filename=\"{$plain}\"; filename*=UTF-8''" . rawurlencode($clean));
        header('X-Content-Type-Options: nosniff');
        header("Content-Security-Policy: default-src 'none'; sandbox");
    }

    public static function send(string $path, string $name): never
    {
        self::begin($name, 'application/octet-stream');
        header('Content-Length: ' . (string) filesize($path));
        readfile($path); // phpcs:ignore WordPress.WP.AlternativeFunctions -- streams the file.
        exit;
    }
}
