<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Images;

use Gazetteer\ContactForm\Submission\ContentProbe;
use Gazetteer\Kernel\Http\SentFile;
use Gazetteer\Submission\Domain\Fault;
use Throwable;
use WP_Image_Editor;

/**
 * Writes an image anew, so that nothing is kept of the file but its picture: no position, no program hidden behind it,
 * no name. It is as large as WordPress keeps images, and stands upright.
 */
final class ImageEncoder
{
    private const MOST_PIXELS = 50_000_000;
    /** Of all frames together. */
    private const MOST_MOVING = 200_000_000;
    private const MOST_FRAMES = 500;
    private const THRESHOLD = 2560;

    /** What is wrong with a file, without decoding it. */
    public static function fault(SentFile $file): ?Fault
    {
        if ($file->error !== UPLOAD_ERR_OK || $file->bytes < 1) {
            return Fault::NotUploaded;
        }
        $header = ImageHeader::read($file->path);
        if ($header === null || !$header->isWhole) {
            return Fault::NoImage;
        }
        $isTooMuch = $header->pixels() > self::MOST_PIXELS
            || $header->frames > self::MOST_FRAMES
            || $header->pixels() * $header->frames > self::MOST_MOVING;

        return $isTooMuch ? Fault::TooManyPixels : null;
    }

    /**
     * @return ?EncodedImage Null where it cannot be decoded.
     * @throws NotStored Where it cannot be written.
     */
    public static function encode(SentFile $file): ?EncodedImage
    {
        wp_raise_memory_limit('image');
        require_once ABSPATH . 'wp-admin/includes/image.php';
        $header = ImageHeader::read($file->path);
        $editor = $header === null ? null : wp_get_image_editor($file->path, ['mime_type' => $header->type]);
        if ($header === null) {
            return null;
        }
        $path = ImageFolder::path() . '/' . bin2hex(random_bytes(12)) . ".{$header->extension}";
        if ($editor instanceof WP_Image_Editor) {
            return self::write($editor, $path, $header);
        }

        return $editor->get_error_code() === 'image_no_editor' ? self::copy($file, $path, $header) : null;
    }

    private static function write(WP_Image_Editor $editor, string $path, ImageHeader $header): EncodedImage
    {
        $most = (int) apply_filters('big_image_size_threshold', self::THRESHOLD, [$header->width, $header->height], $path, 0); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
        if ($most > 0 && max($header->width, $header->height) > $most) {
            // First, so that turning it needs less memory.
            $editor->resize($most, $most);
        }
        $editor->maybe_exif_rotate();
        $saved = $editor->save($path, $header->type);
        if (is_wp_error($saved)) {
            // A full disk holds the beginning of it.
            wp_delete_file($path);
            throw new NotStored($saved->get_error_message());
        }

        return new EncodedImage($saved['path'], $saved['mime-type'], (int) $saved['width'], (int) $saved['height'], self::sizes($editor, $saved));
    }

    /**
     * An image without smaller ones is an image.
     *
     * @param array<string, mixed> $saved
     * @return array<string, array<string, mixed>>
     */
    private static function sizes(WP_Image_Editor $editor, array $saved): array
    {
        try {
            $wanted = apply_filters('intermediate_image_sizes_advanced', wp_get_registered_image_subsizes(), ['width' => $saved['width'], 'height' => $saved['height']], 0); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.

            return array_filter($editor->multi_resize((array) $wanted), is_array(...));
        } catch (Throwable) {
            return [];
        }
    }

    /** A server that cannot draw keeps the file, if nothing but an image is in it. */
    private static function copy(SentFile $file, string $path, ImageHeader $header): ?EncodedImage
    {
        if ((new ContentProbe())->type($file->path) !== $header->type || str_contains((string) file_get_contents($file->path), '<?php')) {
            return null;
        }
        if (!copy($file->path, $path)) {
            wp_delete_file($path);
            throw new NotStored('An image could not be kept.');
        }

        return new EncodedImage($path, $header->type, $header->width, $header->height);
    }
}
