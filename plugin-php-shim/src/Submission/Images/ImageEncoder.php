<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.
// phpcs:disable WordPress.WP.AlternativeFunctions -- local files; WP_Filesystem could ask for FTP credentials.

namespace Gazetteer\Submission\Images;

use Gazetteer\ContactForm\Submission\ContentProbe;
use Gazetteer\Kernel\Http\SentFile;
use Gazetteer\Submission\Domain\Fault;
use Gazetteer\Submission\Domain\FileFault;
use Throwable;
use WP_Image_Editor;

/**
 * Re-encodes an image to remove everything but the picture: location, file name and embedded code. Rotates it upright
 * and limits it to the maximum size of WordPress.
 */
final class ImageEncoder
{
    /** Maximum number of pixels in an animation, added up over all frames. */
    private const MOST_MOVING = 200_000_000;
    private const MOST_FRAMES = 500;
    private const THRESHOLD = 2560;
    /** Time limit per image, for slow servers. */
    private const SECONDS = 60;

    /** Validates a file without decoding it. */
    public static function fault(SentFile $file): ?FileFault
    {
        if ($file->error !== UPLOAD_ERR_OK || $file->bytes < 1) {
            return new FileFault(Fault::NotUploaded, $file->name);
        }
        $header = ImageHeader::read($file->path);
        if ($header === null || !$header->isWhole) {
            return new FileFault(Fault::NoImage, $file->name);
        }
        $most = ImageMemory::mostPixels($header, $file->bytes, self::keptSide($header, $file->path));

        return match (true) {
            $header->pixels() > $most => new FileFault(Fault::TooManyPixels, $file->name, $most),
            $header->frames > self::MOST_FRAMES || $header->pixels() * $header->frames > self::MOST_MOVING => new FileFault(Fault::TooManyFrames, $file->name),
            default => null,
        };
    }

    /**
     * @return ?EncodedImage Null if the image cannot be decoded.
     * @throws NotStored If the image cannot be written.
     */
    public static function encode(SentFile $file): ?EncodedImage
    {
        wp_raise_memory_limit('image');
        if (function_exists('set_time_limit')) {
            set_time_limit(self::SECONDS);
        }
        require_once ABSPATH . 'wp-admin/includes/image.php';
        $header = ImageHeader::read($file->path);
        if ($header === null) {
            return null;
        }
        $bytes = (string) file_get_contents($file->path);
        $orientation = ImageOrientation::read($bytes);
        $path = ImageFolder::path() . '/' . bin2hex(random_bytes(12)) . ".{$header->extension}";
        $source = "{$path}.source.{$header->extension}";
        // Remove metadata before the image library reads the file, so that the library cannot write metadata to the
        // output.
        $clean = ImageCleaning::clean($bytes);
        unset($bytes);
        try {
            if ($clean !== null && !WrittenImage::write($source, $clean)) {
                throw new NotStored('An image could not be kept.');
            }
            $editor = wp_get_image_editor($clean === null ? $file->path : $source, ['mime_type' => $header->type]);
            if ($editor instanceof WP_Image_Editor) {
                return self::write($editor, $path, $header, $orientation);
            }

            return $editor->get_error_code() === 'image_no_editor' ? self::copy($file, $clean ?? '', $path, $header, $orientation) : null;
        } finally {
            wp_delete_file($source);
        }
    }

    private static function write(WP_Image_Editor $editor, string $path, ImageHeader $header, int $orientation): EncodedImage
    {
        $most = self::keptSide($header, $path);
        if ($most > 0 && max($header->width, $header->height) > $most) {
            // Resize before rotating, because rotating a smaller image needs less memory.
            $editor->resize($most, $most);
        }
        $turn = static fn (mixed $known): mixed => $known ?: $orientation;
        add_filter('wp_image_maybe_exif_rotate', $turn, PHP_INT_MIN);
        $editor->maybe_exif_rotate();
        remove_filter('wp_image_maybe_exif_rotate', $turn, PHP_INT_MIN);
        $saved = $editor->save($path, $header->type);
        $isWhole = false;
        try {
            $isWhole = !is_wp_error($saved) && WrittenImage::finish($saved['path']);
        } finally {
            if (!$isWhole) {
                // Delete the file, because it is incomplete if the disk is full.
                wp_delete_file(is_wp_error($saved) ? $path : $saved['path']);
            }
        }
        if (!$isWhole) {
            throw new NotStored(is_wp_error($saved) ? $saved->get_error_message() : 'An image was not written whole.');
        }

        return new EncodedImage($saved['path'], $saved['mime-type'], (int) $saved['width'], (int) $saved['height'], self::sizes($editor, $saved));
    }

    /**
     * Creates the smaller sizes. Failing to create one is not an error.
     *
     * @param array<string, mixed> $saved
     * @return array<string, array<string, mixed>>
     */
    private static function sizes(WP_Image_Editor $editor, array $saved): array
    {
        $sizes = [];
        try {
            $wanted = apply_filters('intermediate_image_sizes_advanced', wp_get_registered_image_subsizes(), ['width' => $saved['width'], 'height' => $saved['height']], 0); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
            $sizes = array_filter($editor->multi_resize((array) $wanted), is_array(...));
        } catch (Throwable) {
            return [];
        }

        return array_filter(array_map(static fn (array $size): array => self::wholeSize(dirname($saved['path']), $size), $sizes));
    }

    /**
     * @param array<string, mixed> $size
     * @return array<string, mixed> The metadata of the smaller image, with its file size; empty if the file is unusable.
     */
    private static function wholeSize(string $folder, array $size): array
    {
        $path = $folder . '/' . basename((string) ($size['file'] ?? ''));
        $isWhole = false;
        try {
            $isWhole = is_file($path) && WrittenImage::finish($path);
        } catch (Throwable) {
            $isWhole = false;
        }
        if (!$isWhole) {
            wp_delete_file($path);

            return [];
        }
        clearstatcache(true, $path);

        return ['filesize' => (int) filesize($path)] + $size;
    }

    /**
     * Copies the original file if the server has no image library. Returns null if the file contains anything except
     * an image.
     */
    private static function copy(SentFile $file, string $clean, string $path, ImageHeader $header, int $orientation): ?EncodedImage
    {
        if ($clean === '' || (new ContentProbe())->type($file->path) !== $header->type || str_contains($clean, '<?php') || ImageCleaning::holdsMetadata($clean)) {
            return null;
        }
        $isTurned = $orientation > 1 && $header->type === 'image/jpeg';
        if (!WrittenImage::write($path, $isTurned ? substr($clean, 0, 2) . ImageOrientation::segment($orientation) . substr($clean, 2) : $clean)) {
            wp_delete_file($path);
            throw new NotStored('An image could not be kept.');
        }

        return new EncodedImage($path, $header->type, $header->width, $header->height);
    }

    private static function keptSide(ImageHeader $header, string $path): int
    {
        return (int) apply_filters('big_image_size_threshold', self::THRESHOLD, [$header->width, $header->height], $path, 0); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
    }
}
