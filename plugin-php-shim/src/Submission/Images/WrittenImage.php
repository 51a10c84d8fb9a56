<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- local files; WP_Filesystem could ask for FTP credentials.

namespace Gazetteer\Submission\Images;

use RuntimeException;

/**
 * Checks a file that an image editor has just written. Editors report success even if a full disk truncated the file.
 */
final class WrittenImage
{
    private const HEAD = 8192;

    /**
     * Removes the metadata that the editor wrote.
     *
     * @return bool Whether the file is complete.
     * @throws RuntimeException If the file still contains metadata.
     */
    public static function finish(string $path): bool
    {
        $bytes = (string) @file_get_contents($path);
        $clean = ImageCleaning::clean($bytes);
        if ($clean === null) {
            return self::isWholeOfOtherKind($path, $bytes);
        }
        if (ImageCleaning::holdsMetadata($clean)) {
            throw new RuntimeException('An image still holds metadata.');
        }

        return ($clean === $bytes || self::write($path, $clean)) && @getimagesize($path) !== false;
    }

    public static function write(string $path, string $bytes): bool
    {
        return @file_put_contents($path, $bytes) === strlen($bytes);
    }

    /** Another plugin may make WordPress write AVIF or HEIC files, which consist of boxes with a length each. */
    private static function isWholeOfOtherKind(string $path, string $bytes): bool
    {
        if (substr($bytes, 4, 4) !== 'ftyp') {
            return false;
        }
        if (ImageCleaning::holdsMetadata($bytes) || str_contains(substr($bytes, 0, self::HEAD), 'Exif')) {
            throw new RuntimeException('An image still holds metadata.');
        }
        for ($at = 0; isset($bytes[$at + 7]); $at += $length) {
            $length = (int) unpack('N', $bytes, $at)[1];
            if ($length === 0) {
                return true;
            }
            if ($length < 8) {
                return false;
            }
        }

        return $at === strlen($bytes) && (@getimagesize($path) !== false || filesize($path) > self::HEAD);
    }
}
