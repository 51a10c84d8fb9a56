<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- local files; WP_Filesystem could ask for FTP credentials.

namespace Gazetteer\Submission\Images;

/**
 * The folder for re-encoded images until their listing is saved. Before an image's files are moved to the uploads, a
 * note file stores their names. If the process stops before the attachment exists, `sweep()` uses the note file to
 * delete them.
 */
final class ImageFolder
{
    private const NAME = 'gazetteer-temp';
    private const NOTE = '.moved';
    private const AT_ONCE = 200;
    /** Matches the files that `sweep()` does not delete: the index page and the lock files. */
    private const OWN = '/^(?:index\.html|.*\.lock)$/D';

    /** @throws NotStored */
    public static function path(): string
    {
        $path = self::location();
        if (!wp_mkdir_p($path) || !wp_is_writable($path)) {
            throw new NotStored('There is no place for images.');
        }
        foreach (['index.html' => '', '.htaccess' => "Require all denied\n"] as $name => $content) {
            if (!is_file("{$path}/{$name}")) {
                file_put_contents("{$path}/{$name}", $content);
            }
        }

        return $path;
    }

    /**
     * Writes the note file, before an image's files are moved to a folder of the uploads.
     *
     * @throws NotStored
     */
    public static function noteMove(EncodedImage $image, string $subfolder): void
    {
        if (!WrittenImage::write(self::notePath($image), (string) wp_json_encode(['folder' => $subfolder, 'files' => $image->files()]))) {
            throw new NotStored('An image could not be kept.');
        }
    }

    /** Deletes the note file after the attachment was created or its files were deleted. */
    public static function forgetMove(EncodedImage $image): void
    {
        wp_delete_file(self::notePath($image));
    }

    /** @param int $before Files that are older than this time belong to aborted requests. */
    public static function sweep(int $before): void
    {
        $old = array_filter(glob(self::location() . '/*.*') ?: [], static fn (string $file): bool => filemtime($file) < $before);
        foreach (array_slice($old, 0, self::AT_ONCE) as $file) {
            if (str_ends_with($file, self::NOTE)) {
                self::sweepMoved($file);
            }
            if (preg_match(self::OWN, basename($file)) !== 1) {
                wp_delete_file($file);
            }
        }
    }

    private static function sweepMoved(string $note): void
    {
        $moved = (array) json_decode((string) file_get_contents($note), true);
        $folder = wp_upload_dir(null, false)['basedir'] . '/' . trim((string) ($moved['folder'] ?? ''), '/');
        if (ImageAttachments::named(basename($note, self::NOTE)) === 0) {
            foreach ((array) ($moved['files'] ?? []) as $file) {
                wp_delete_file($folder . '/' . basename((string) $file));
            }
        }
    }

    private static function notePath(EncodedImage $image): string
    {
        return self::location() . '/' . pathinfo($image->path, PATHINFO_FILENAME) . self::NOTE;
    }

    private static function location(): string
    {
        return wp_upload_dir(null, false)['basedir'] . '/' . self::NAME;
    }
}
