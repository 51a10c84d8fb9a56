<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Images;

/**
 * Removes everything from an image file except the picture, its color profile and the timing of animations. Parses the
 * file itself, so that the result does not depend on the image library.
 */
final class ImageCleaning
{
    private const PNG = "\x89PNG\r\n\x1A\n";
    private const PNG_CHUNKS = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'mDCV', 'cLLI', 'sBIT', 'bKGD', 'pHYs', 'acTL', 'fcTL', 'fdAT'];
    private const WEBP_CHUNKS = ['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];
    /** The EXIF and XMP bits in the flags of a WebP file. */
    private const WEBP_METADATA = 0x0C;
    private const GIF_APPLICATIONS = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'];
    private const GIF_APPLICATION = "\xFF";
    private const GIF_CONTROL = "\xF9";
    private const SIGNATURES = ["Exif\0\0", 'http://ns.adobe.com/', '<x:xmpmeta', '<?xpacket', 'application/rdf+xml', "Photoshop 3.0\0"];

    /** Returns null for an unsupported type or an invalid structure, such as a truncated file. */
    public static function clean(string $bytes): ?string
    {
        return match (true) {
            str_starts_with($bytes, "\xFF\xD8\xFF") => self::jpeg($bytes),
            str_starts_with($bytes, self::PNG) => self::png($bytes),
            str_starts_with($bytes, 'RIFF') && substr($bytes, 8, 4) === 'WEBP' => self::webp($bytes),
            str_starts_with($bytes, 'GIF8') => self::gif($bytes),
            default => null,
        };
    }

    /** Searches the raw bytes for metadata signatures, independent of the file structure. */
    public static function holdsMetadata(string $bytes): bool
    {
        foreach (self::SIGNATURES as $signature) {
            if (str_contains($bytes, $signature)) {
                return true;
            }
        }

        return false;
    }

    private static function jpeg(string $bytes): ?string
    {
        $kept = "\xFF\xD8";
        $at = 2;
        while (($bytes[$at] ?? '') === "\xFF" && isset($bytes[$at + 1])) {
            $marker = ord($bytes[$at + 1]);
            if ($marker === 0xD9) {
                return "{$kept}\xFF\xD9";
            }
            if ($marker === 0xFF) {
                $at++;
                continue;
            }
            $length = self::number('n', $bytes, $at + 2);
            $segment = substr($bytes, $at, 2 + $length);
            if ($length < 2 || strlen($segment) < 2 + $length) {
                return null;
            }
            $kept .= self::keptOfJpeg($marker, $segment);
            $at += 2 + $length;
            if ($marker === 0xDA) {
                $end = self::endOfScan($bytes, $at);
                $kept .= substr($bytes, $at, $end - $at);
                $at = $end;
            }
        }

        return null;
    }

    private static function keptOfJpeg(int $marker, string $segment): string
    {
        $name = substr($segment, 4, 12);

        return match (true) {
            // Copy the JFIF header without its thumbnail.
            $marker === 0xE0 && str_starts_with($name, "JFIF\0") && strlen($segment) >= 18 => "\xFF\xE0\0\x10" . substr($segment, 4, 12) . "\0\0",
            $marker === 0xE2 => str_starts_with($name, "ICC_PROFILE\0") ? $segment : '',
            // The Adobe segment determines how the colors are decoded.
            $marker === 0xEE => str_starts_with($name, 'Adobe') ? $segment : '',
            ($marker >= 0xE0 && $marker <= 0xEF) || $marker >= 0xF0 => '',
            default => $segment,
        };
    }

    /** Escaped bytes and restart markers are part of the entropy-coded data, so skip them. */
    private static function endOfScan(string $bytes, int $at): int
    {
        while (($at = strpos($bytes, "\xFF", $at)) !== false) {
            $next = ord($bytes[$at + 1] ?? "\xD9");
            if ($next !== 0 && ($next < 0xD0 || $next > 0xD7)) {
                return $at;
            }
            $at += 2;
        }

        return strlen($bytes);
    }

    private static function png(string $bytes): ?string
    {
        $kept = self::PNG;
        for ($at = 8; isset($bytes[$at + 11]); $at += 12 + $length) {
            $length = self::number('N', $bytes, $at);
            $name = substr($bytes, $at + 4, 4);
            $chunk = substr($bytes, $at, 12 + $length);
            if (strlen($chunk) < 12 + $length) {
                return null;
            }
            $kept .= in_array($name, self::PNG_CHUNKS, true) ? $chunk : '';
            if ($name === 'IEND') {
                return $kept;
            }
        }

        return null;
    }

    private static function webp(string $bytes): ?string
    {
        $end = 8 + self::number('V', $bytes, 4);
        if ($end > strlen($bytes)) {
            return null;
        }
        $kept = 'WEBP';
        for ($at = 12; $at + 8 <= $end; $at += 8 + $length + $length % 2) {
            $length = self::number('V', $bytes, $at + 4);
            if ($at + 8 + $length > $end) {
                return null;
            }
            $name = substr($bytes, $at, 4);
            $data = substr($bytes, $at + 8, $length);
            if ($name === 'VP8X' && $length > 0) {
                $data[0] = chr(ord($data[0]) & ~self::WEBP_METADATA);
            }
            if ($name === 'VP8X' || in_array($name, self::WEBP_CHUNKS, true)) {
                $kept .= $name . pack('V', $length) . $data . ($length % 2 === 1 ? "\0" : '');
            }
        }

        return strlen($kept) > 4 ? 'RIFF' . pack('V', strlen($kept)) . $kept : null;
    }

    private static function gif(string $bytes): ?string
    {
        $at = 13 + self::colours($bytes, 10);
        $kept = substr($bytes, 0, $at);
        while (isset($bytes[$at])) {
            if ($bytes[$at] === ';') {
                return "{$kept};";
            }
            $label = $bytes[$at + 1] ?? '';
            $end = match ($bytes[$at]) {
                ',' => $at + 11 + self::colours($bytes, $at + 9),
                '!' => $at + 2,
                default => strlen($bytes),
            };
            $blocks = $end;
            while (isset($bytes[$end]) && $bytes[$end] !== "\0") {
                $end += 1 + ord($bytes[$end]);
            }
            $isKept = $bytes[$at] === ',' || $label === self::GIF_CONTROL
                || ($label === self::GIF_APPLICATION && in_array(substr($bytes, $blocks + 1, 11), self::GIF_APPLICATIONS, true));
            $kept .= $isKept ? substr($bytes, $at, $end + 1 - $at) : '';
            $at = $end + 1;
        }

        return null;
    }

    private static function colours(string $bytes, int $at): int
    {
        $flags = ord($bytes[$at] ?? "\0");

        return ($flags & 0x80) === 0 ? 0 : 3 << (($flags & 7) + 1);
    }

    private static function number(string $format, string $bytes, int $at): int
    {
        $length = $format === 'n' ? 2 : 4;
        $digits = substr($bytes, $at, $length);

        return strlen($digits) < $length ? PHP_INT_MAX >> 2 : (int) unpack($format, $digits)[1];
    }
}
