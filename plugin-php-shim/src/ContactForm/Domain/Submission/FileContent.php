<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Submission;

use Gazetteer\Contract\MimeType;

/**
 * Whether the content of a file matches its name. Most detection libraries report Office files as ZIP archives or as
 * older containers.
 */
final class FileContent
{
    private const CONTAINERS = ['application/zip', 'application/octet-stream', 'application/CDFV2', 'application/x-ole-storage', 'application/vnd.ms-office', 'application/msword'];
    private const PLAIN = ['text/plain', 'text/csv', 'text/x-c', 'text/x-c++', 'text/x-asm', 'text/x-algol68', 'application/csv', 'application/json'];
    private const ALIASES = [
        'video/avi' => ['video/x-msvideo'],
        'audio/wav' => ['audio/x-wav', 'audio/vnd.wave', 'audio/wave'],
        'application/rtf' => ['text/rtf'],
        'application/x-gzip' => ['application/gzip'],
        'application/rar' => ['application/x-rar', 'application/vnd.rar'],
        'image/bmp' => ['image/x-ms-bmp', 'image/x-bmp'],
        'image/x-icon' => ['image/vnd.microsoft.icon'],
        'application/vnd.ms-excel' => ['application/vnd.ms-office'],
    ];
    /** Types that detection libraries do not identify reliably. */
    private const LOOSE = ['audio', 'video'];

    /** Whether the detected type matches the file extension. A type that could not be detected never matches. */
    public static function fits(string $extension, string $found): bool
    {
        foreach (MimeType::EXTENSIONS as $type => $extensions) {
            if (in_array($extension, $extensions, true) && self::isAlike($type, $found)) {
                return true;
            }
        }

        return false;
    }

    private static function isAlike(string $named, string $found): bool
    {
        if ($found === $named || in_array($found, self::ALIASES[$named] ?? [], true)) {
            return true;
        }
        [$family] = explode('/', $named);
        [$foundFamily] = explode('/', $found);

        return match (true) {
            // A video container may contain only audio, and an audio file may be in a video container.
            in_array($family, self::LOOSE, true) => in_array($foundFamily, self::LOOSE, true) || in_array($found, ['application/octet-stream', 'application/ogg'], true),
            $family === 'text' => in_array($found, self::PLAIN, true),
            $family === 'application' => in_array($found, self::CONTAINERS, true) && $named !== 'application/pdf',
            // Older detection libraries do not know the newest image formats.
            in_array($named, ['image/avif', 'image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'], true)
                => in_array($found, ['application/octet-stream', 'image/heic', 'image/heif', 'image/avif', 'video/mp4'], true),
            default => false,
        };
    }
}
