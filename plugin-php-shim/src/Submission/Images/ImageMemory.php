<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Images;

use WP_Image_Editor_GD;

/**
 * Computes how many pixels an image may have to fit into PHP's memory. Uses the image header, so that nothing is
 * decoded.
 */
final class ImageMemory
{
    private const MOST_PIXELS = 50_000_000;
    /** Memory that WordPress and other plugins need while an image is decoded. */
    private const RESERVE = 8_000_000;
    private const GD_BYTES = 4;
    /**
     * Additional bytes per pixel, by image type. GD also stores the decoded rows of a PNG or WebP image, and the
     * coefficients of a progressive JPEG.
     */
    private const GD_BESIDE = ['image/png' => 4, 'image/webp' => 4, 'image/gif' => 0, 'image/jpeg' => 0];
    private const GD_PROGRESSIVE = 6;
    private const IMAGICK_CHANNELS = 4;

    /**
     * Returns the maximum number of pixels. Without an image library, the plugin copies files, so memory is not a
     * limit.
     */
    public static function mostPixels(ImageHeader $header, int $fileBytes, int $keptSide): int
    {
        require_once ABSPATH . 'wp-admin/includes/image.php';
        wp_raise_memory_limit('image');
        $editor = _wp_image_editor_choose(['mime_type' => $header->type]);
        $limit = wp_convert_hr_to_bytes((string) ini_get('memory_limit'));
        if ($editor === false || $limit <= 0) {
            return self::MOST_PIXELS;
        }
        $isGd = is_a($editor, WP_Image_Editor_GD::class, true);
        $copy = $isGd ? self::GD_BYTES : self::bytesInImagick();
        $decoded = $isGd
            ? self::GD_BYTES + self::GD_BESIDE[$header->type] + ($header->isProgressive ? self::GD_PROGRESSIVE : 0)
            : $copy * max(1, $header->frames);
        $room = $limit - memory_get_usage(true) - self::RESERVE - $fileBytes;
        // The resized copy is in memory together with the original. An image that is not resized may be rotated, which
        // also needs a copy.
        $kept = $keptSide > 0 ? min($header->pixels(), $keptSide * $keptSide) : $header->pixels();

        return (int) max(0, min(self::MOST_PIXELS, ($room - $kept * $copy) / $decoded));
    }

    private static function bytesInImagick(): int
    {
        $depth = class_exists('Imagick') ? (int) (\Imagick::getQuantumDepth()['quantumDepthLong'] ?? 16) : 16;

        return self::IMAGICK_CHANNELS * intdiv($depth, 8);
    }
}
