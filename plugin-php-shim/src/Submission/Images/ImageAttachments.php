<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.
// phpcs:disable WordPress.WP.AlternativeFunctions -- local files; WP_Filesystem could ask for FTP credentials.

namespace Gazetteer\Submission\Images;

use Gazetteer\Listings\FirstSave;
use Gazetteer\Submission\Review\WaitingImages;
use Gazetteer\Submission\Writing\Undo;
use RuntimeException;

/** Creates attachments of a listing from re-encoded images. */
final class ImageAttachments
{
    /** @param int $waitsFor ID of the listing if the images belong to its pending edit; otherwise 0. */
    public function __construct(private readonly Undo $undo, private readonly int $waitsFor = 0)
    {
    }

    /** Whether the form can show the attachment: it is an image, and its file is in the uploads of WordPress. */
    public static function canShow(int $id): bool
    {
        return wp_attachment_is_image($id) && get_attached_file($id) !== false;
    }

    /** @return int The attachment ID. */
    public function add(EncodedImage $image, int $listing, int $author, string $title): int
    {
        $uploads = wp_upload_dir();
        if ($uploads['error'] !== false) {
            throw new NotStored((string) $uploads['error']);
        }
        $this->move($image, $uploads['path'], $uploads['subdir']);
        $file = ltrim($uploads['subdir'] . '/' . basename($image->path), '/');
        $metadata = [
            'width' => $image->width,
            'height' => $image->height,
            'file' => $file,
            'filesize' => (int) filesize($uploads['path'] . '/' . basename($image->path)),
            'sizes' => $image->sizes,
            'image_meta' => [],
        ];
        $id = $this->insert([
            'post_type' => 'attachment',
            'post_status' => $this->waitsFor > 0 ? WaitingImages::STATUS : 'inherit',
            'post_title' => $title,
            'post_name' => pathinfo($file, PATHINFO_FILENAME),
            'post_mime_type' => $image->type,
            'post_parent' => $listing,
            'post_author' => $author,
            'guid' => $uploads['url'] . '/' . basename($image->path),
            'meta_input' => ['_wp_attached_file' => $file, '_wp_attachment_metadata' => $metadata]
                + ($this->waitsFor > 0 ? [WaitingImages::META => (string) $this->waitsFor] : []),
        ]);
        $changed = apply_filters('wp_generate_attachment_metadata', $metadata, $id, 'create'); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
        if ($changed !== $metadata) {
            wp_update_attachment_metadata($id, $changed);
        }

        return $id;
    }

    private function move(EncodedImage $image, string $folder, string $subfolder): void
    {
        $this->undo->add(static function () use ($image, $folder): void {
            array_map(static fn (string $file) => wp_delete_file("{$folder}/{$file}"), $image->files());
            ImageFolder::forgetMove($image);
        });
        ImageFolder::noteMove($image, $subfolder);
        foreach ($image->files() as $file) {
            $bytes = filesize(dirname($image->path) . "/{$file}");
            // Compare the file size, because moving a file to another disk copies it, and a full disk truncates the
            // copy.
            if (!rename(dirname($image->path) . "/{$file}", "{$folder}/{$file}") || filesize("{$folder}/{$file}") !== $bytes) {
                throw new NotStored('An image could not be kept.');
            }
        }
    }

    /** @param array<string, mixed> $row */
    private function insert(array $row): int
    {
        // The post name is random, so skip WordPress's query for a unique post name.
        $keep = static fn (mixed $_, string $name): string => $name;
        // The insert may fail after the database row exists, but before the attachment ID is known. So the undo step
        // finds the row by its post name.
        $this->undo->add(static fn () => self::remove((string) $row['post_name']));
        add_filter('pre_wp_unique_post_slug', $keep, 10, 2);
        try {
            $id = FirstSave::insert(wp_slash($row), []);
        } finally {
            remove_filter('pre_wp_unique_post_slug', $keep);
        }
        if (is_wp_error($id)) {
            throw new RuntimeException($id->get_error_message());
        }
        wp_after_insert_post($id, false, null);

        return $id;
    }

    /** Returns the ID of the attachment with this name; 0 for none. */
    public static function named(string $name): int
    {
        global $wpdb;

        // phpcs:ignore WordPress.DB.DirectDatabaseQuery
        return (int) $wpdb->get_var($wpdb->prepare("SELECT ID FROM {$wpdb->posts} WHERE post_name = %s AND post_type = 'attachment'", $name));
    }

    private static function remove(string $name): void
    {
        $id = self::named($name);
        if ($id > 0) {
            wp_delete_attachment($id, true);
        }
    }
}
