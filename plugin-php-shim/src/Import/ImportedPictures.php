<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.
// phpcs:disable WordPress.WP.AlternativeFunctions -- local files; WP_Filesystem could ask for FTP credentials.

namespace Gazetteer\Import;

use Gazetteer\Import\Domain\RowFault;
use Gazetteer\Import\Domain\Unreadable;
use Gazetteer\Import\Runs\ImportJournal;
use RuntimeException;

/**
 * Finds the pictures of a row in the media library: by ID, by URL, or as `uploads:2020/05/a.jpg`, a file in the uploads
 * folder that the media library does not contain. Such a file is copied, so that both sites can be deleted
 * independently. Never downloads a picture.
 */
final class ImportedPictures
{
    public const FILE = 'uploads:';
    private const SOURCE = '_gazetteer_key';

    /** @var array<string, int> */
    private array $found = [];
    /** @var list<string> The files copied since the last batch was saved. */
    private array $copied = [];

    public function __construct(private readonly bool $isDryRun, private readonly ?ImportJournal $journal)
    {
    }

    /** @return int The ID of the attachment; 0 if an attachment with this ID no longer exists. */
    public function id(string $named, string $column): int
    {
        return $this->found[$named] ??= match (true) {
            ctype_digit($named) => wp_attachment_is_image((int) $named) ? (int) $named : 0,
            str_starts_with($named, self::FILE) => $this->copy(substr($named, strlen(self::FILE)), $column),
            default => attachment_url_to_postid($named) ?: throw new Unreadable(RowFault::NoSuchPicture, $named, $column),
        };
    }

    /** Deletes the copies of a batch that was rolled back. */
    public function drop(): void
    {
        array_map(wp_delete_file(...), $this->copied);
        [$this->found, $this->copied] = [[], []];
    }

    private function copy(string $name, string $column): int
    {
        $folder = realpath(wp_upload_dir(null, false)['basedir']);
        $path = realpath("{$folder}/{$name}");
        $type = wp_check_filetype($name);
        if ($folder === false || $path === false || !str_starts_with($path, $folder . DIRECTORY_SEPARATOR) || !str_starts_with((string) $type['type'], 'image/')) {
            throw new Unreadable(RowFault::NoSuchPicture, $name, $column);
        }
        $known = $this->known($name);

        return $known > 0 || $this->isDryRun ? $known : $this->make($name, $path, (string) $type['type']);
    }

    private function known(string $name): int
    {
        $ids = get_posts([
            'post_type' => 'attachment', 'post_status' => 'inherit', 'fields' => 'ids', 'numberposts' => 1,
            'meta_key' => self::SOURCE, 'meta_value' => $name,
        ]);

        return (int) ($ids[0] ?? 0);
    }

    private function make(string $name, string $path, string $type): int
    {
        $uploads = wp_upload_dir();
        $file = $uploads['path'] . '/' . wp_unique_filename($uploads['path'], basename($name));
        if (!copy($path, $file)) {
            throw new RuntimeException(__('A picture could not be copied. Check the free disk space.', 'gazetteer'));
        }
        $this->copied[] = $file;
        $id = wp_insert_attachment(wp_slash(['post_mime_type' => $type, 'post_title' => pathinfo($name, PATHINFO_FILENAME), 'post_status' => 'inherit']), $file, 0, true);
        if (is_wp_error($id)) {
            throw new RuntimeException($id->get_error_message());
        }
        add_post_meta($id, self::SOURCE, wp_slash($name));
        require_once ABSPATH . 'wp-admin/includes/image.php';
        $data = wp_generate_attachment_metadata($id, $file);
        wp_update_attachment_metadata($id, $data);
        foreach ((array) ($data['sizes'] ?? []) as $size) {
            $this->copied[] = dirname($file) . '/' . $size['file'];
        }
        $this->journal?->record(ImportJournal::PICTURE, $id);

        return $id;
    }
}
