<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- local files; WP_Filesystem could ask for FTP credentials.

namespace Gazetteer\Submission\Images;

/** Reads the header of an image file. Decodes nothing, so that a small file cannot use much memory. */
final class ImageHeader
{
    /** The four accepted types, with MIME type and extension. */
    private const TYPES = [
        IMAGETYPE_JPEG => ['image/jpeg', 'jpg'],
        IMAGETYPE_PNG => ['image/png', 'png'],
        IMAGETYPE_GIF => ['image/gif', 'gif'],
        IMAGETYPE_WEBP => ['image/webp', 'webp'],
    ];
    private const BYTES_OF_BLOCK = 256;
    /**
     * Maximum number of blocks in a GIF. A normal 50 MB file has fewer blocks, so a GIF with more blocks is an
     * attack.
     */
    private const MOST_BLOCKS = 250_000;

    /**
     * @param bool $isWhole Whether the file has the end marker of its type.
     * @param bool $isProgressive Whether it is a progressive JPEG.
     */
    private function __construct(
        public readonly string $type,
        public readonly string $extension,
        public readonly int $width,
        public readonly int $height,
        public readonly int $frames,
        public readonly bool $isWhole,
        public readonly bool $isProgressive,
    ) {
    }

    /** Detects the type from the content, not the extension. Returns null for other types. */
    public static function read(string $path): ?self
    {
        $size = is_file($path) && filesize($path) > 0 ? @getimagesize($path) : false;
        if ($size === false || !isset(self::TYPES[$size[2]]) || $size[0] < 1 || $size[1] < 1) {
            return null;
        }
        $bytes = (string) file_get_contents($path);
        [$type, $extension] = self::TYPES[$size[2]];
        [$frames, $isWhole] = match ($size[2]) {
            IMAGETYPE_JPEG => [1, strpos($bytes, "\xFF\xD9", self::scanOfJpeg($bytes)) !== false],
            IMAGETYPE_PNG => [self::framesOfPng($bytes), str_contains(substr($bytes, -self::BYTES_OF_BLOCK), 'IEND')],
            IMAGETYPE_GIF => self::framesOfGif($bytes),
            default => [max(1, substr_count($bytes, 'ANMF')), strlen($bytes) >= 8 + self::number('V', substr($bytes, 4, 4))],
        };

        $isProgressive = $size[2] === IMAGETYPE_JPEG && self::isProgressive($bytes);

        return new self($type, $extension, $size[0], $size[1], $frames, $isWhole, $isProgressive);
    }

    /** The product can exceed the integer range; PHP then returns a float. */
    public function pixels(): int|float
    {
        return $this->width * $this->height;
    }

    /**
     * Returns the start of the image data. Skips the segments before it by their length, because an embedded preview
     * also contains an end marker.
     */
    private static function scanOfJpeg(string $bytes, string $until = "\xDA"): int
    {
        $at = 2;
        while (($bytes[$at] ?? '') === "\xFF" && ($bytes[$at + 1] ?? '') !== $until && isset($bytes[$at + 3])) {
            $at += 2 + self::number('n', substr($bytes, $at + 2, 2));
        }

        return min($at, strlen($bytes));
    }

    private static function isProgressive(string $bytes): bool
    {
        return substr($bytes, self::scanOfJpeg($bytes, "\xC2"), 2) === "\xFF\xC2";
    }

    private static function framesOfPng(string $bytes): int
    {
        $at = strpos($bytes, 'acTL');

        return $at === false ? 1 : max(1, self::number('N', substr($bytes, $at + 4, 4)));
    }

    /** @return array{int, bool} */
    private static function framesOfGif(string $bytes): array
    {
        $at = 13 + self::colours(ord($bytes[10] ?? "\0"));
        $frames = 0;
        $blocks = 0;
        while (isset($bytes[$at]) && $bytes[$at] !== ';') {
            $isFrame = $bytes[$at] === ',';
            if (!$isFrame && $bytes[$at] !== '!') {
                break;
            }
            $frames += (int) $isFrame;
            $at += $isFrame ? 11 + self::colours(ord($bytes[$at + 9] ?? "\0")) : 2;
            while (isset($bytes[$at]) && $bytes[$at] !== "\0" && $blocks++ < self::MOST_BLOCKS) {
                $at += 1 + ord($bytes[$at]);
            }
            $at++;
        }

        return [max(1, $frames), ($bytes[$at] ?? '') === ';' && $frames > 0];
    }

    private static function colours(int $flags): int
    {
        return ($flags & 0x80) === 0 ? 0 : 3 << (($flags & 7) + 1);
    }

    private static function number(string $format, string $bytes): int
    {
        $length = $format === 'n' ? 2 : 4;

        return strlen($bytes) < $length ? PHP_INT_MAX >> 1 : (int) unpack($format, $bytes)[1];
    }
}
