<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Images;

/** Reads the EXIF orientation of a photo. The value 1 means upright. It is also the default. */
final class ImageOrientation
{
    private const UPRIGHT = 1;
    private const TAG = 0x0112;
    private const MOST_ENTRIES = 200;
    /** Matches the start of EXIF data in JPEG, PNG and WebP files, which may contain other data before it. */
    private const BEGINNINGS = '/\xFF\xE1..Exif\0\0|eXIf|EXIF....(?:Exif\0\0)?/s';

    public static function read(string $bytes): int
    {
        // In WebP, EXIF follows the picture. In the other types it precedes the picture, so reading the first part is
        // enough.
        $isWebp = str_starts_with($bytes, 'RIFF');
        $found = preg_match(self::BEGINNINGS, $isWebp ? $bytes : substr($bytes, 0, 300_000), $match, PREG_OFFSET_CAPTURE);
        $orientation = $found === 1 ? self::ofTiff(substr($bytes, $match[0][1] + strlen($match[0][0]), 65_536)) : 0;

        return $orientation >= 1 && $orientation <= 8 ? $orientation : self::UPRIGHT;
    }

    /** Returns a minimal EXIF segment for a JPEG, for servers that cannot rotate images. */
    public static function segment(int $orientation): string
    {
        $data = "Exif\0\0MM\0*" . pack('NnnnNnnN', 8, 1, self::TAG, 3, 1, $orientation, 0, 0);

        return "\xFF\xE1" . pack('n', strlen($data) + 2) . $data;
    }

    private static function ofTiff(string $tiff): int
    {
        $isBig = str_starts_with($tiff, 'MM');
        [$short, $long] = $isBig ? ['n', 'N'] : ['v', 'V'];
        $number = static function (string $format, int $at) use ($tiff): int {
            $digits = substr($tiff, $at, $format === 'n' || $format === 'v' ? 2 : 4);

            return strlen($digits) === ($format === 'n' || $format === 'v' ? 2 : 4) ? (int) unpack($format, $digits)[1] : 0;
        };
        $at = $number($long, 4);
        $entries = min(self::MOST_ENTRIES, $number($short, $at));
        for ($entry = 0; $entry < $entries; $entry++) {
            if ($number($short, $at + 2 + 12 * $entry) === self::TAG) {
                return $number($short, $at + 10 + 12 * $entry);
            }
        }

        return 0;
    }
}
