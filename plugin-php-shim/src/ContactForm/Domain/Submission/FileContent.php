<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Submission;

use Gazetteer\Contract\MimeType;

/** Whether what is in a file goes with its name. Office files are zip archives or older containers to most probes. */
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
    /** What can not be told from a file's first bytes, or is told differently by every library. */
    private const LOOSE = ['audio', 'video'];

    /** A type that nobody could find out fits nothing: the check must not be passed by leaving it out. */
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
            // A film may hold sound alone, and a recording may come in a film's container.
            in_array($family, self::LOOSE, true) => in_array($foundFamily, self::LOOSE, true) || in_array($found, ['application/octet-stream', 'application/ogg'], true),
            $family === 'text' => in_array($found, self::PLAIN, true),
            $family === 'application' => in_array($found, self::CONTAINERS, true) && $named !== 'application/pdf',
            // The newest picture formats are unknown to older probes.
            in_array($named, ['image/avif', 'image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'], true)
                => in_array($found, ['application/octet-stream', 'image/heic', 'image/heif', 'image/avif', 'video/mp4'], true),
            default => false,
        };
    }
}
