<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Images;

/** Which way up a camera held a photo, as EXIF says it: 1 is upright, and what is unknown counts as that. */
final class ImageOrientation
{
    private const UPRIGHT = 1;
    private const TAG = 0x0112;
    private const MOST_ENTRIES = 200;
    /** Where EXIF begins in a JPEG, a PNG and a WebP, all of which may say more before it. */
    private const BEGINNINGS = '/\xFF\xE1..Exif\0\0|eXIf|EXIF....(?:Exif\0\0)?/s';

    public static function read(string $bytes): int
    {
        // In a WebP it follows the picture; in the others it comes before it, with a preview at most in between.
        $isWebp = str_starts_with($bytes, 'RIFF');
        $found = preg_match(self::BEGINNINGS, $isWebp ? $bytes : substr($bytes, 0, 300_000), $match, PREG_OFFSET_CAPTURE);
        $orientation = $found === 1 ? self::ofTiff(substr($bytes, $match[0][1] + strlen($match[0][0]), 65_536)) : 0;

        return $orientation >= 1 && $orientation <= 8 ? $orientation : self::UPRIGHT;
    }

    /** The least that tells a browser how to turn a JPEG: for a server that cannot turn it. */
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
