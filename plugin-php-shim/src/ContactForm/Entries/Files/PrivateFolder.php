<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries\Files;

use RuntimeException;
use Throwable;

/**
 * Stores visitors' files in a folder with a random name and rules that deny web access. The files have random names
 * without extensions, so that no server executes them.
 */
final class PrivateFolder
{
    private const NAME = '/^[0-9a-f]{32}$/D';

    private const GUARDS = [
        'index.html' => '',
        '.htaccess' => "<IfModule mod_authz_core.c>\nRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n",
        'web.config' => "<?xml version=\"1.0\"?>\n<configuration><system.webServer><authorization><deny users=\"*\" /></authorization></system.webServer></configuration>\n",
    ];

    /** The path of a stored file, in the current or in an earlier folder. */
    public static function path(string $name): string
    {
        $path = FolderName::path(self::uploads()) . "/{$name}";
        if (is_file($path)) {
            return $path;
        }
        foreach (FolderName::folders(self::uploads()) as $folder) {
            if (is_file("{$folder}/{$name}")) {
                return "{$folder}/{$name}";
            }
        }

        return $path;
    }

    /** Copies a file into the folder and returns its new name. */
    private static function keep(string $file): string
    {
        $folder = self::open();
        $name = bin2hex(random_bytes(16));
        if (!@copy($file, "{$folder}/{$name}")) { // phpcs:ignore WordPress.PHP.NoSilencedErrors -- the exception below reports it.
            self::remove([$name]);
            throw new RuntimeException('A file could not be kept.');
        }
        @chmod("{$folder}/{$name}", 0600); // phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- some file systems do not support modes.

        return $name;
    }

    /**
     * Copies all files of an entry to the folder, or none if one fails. Returns the file data for the entry's row.
     *
     * @param list<array{field: string, name: string, path: string, type: string, bytes: int}> $files
     * @return list<array<string, int|string>>
     */
    public static function keepAll(array $files): array
    {
        $kept = [];
        try {
            foreach ($files as $file) {
                $kept[] = ['kept' => self::keep($file['path'])] + array_diff_key($file, ['path' => 1]);
            }
        } catch (Throwable $thrown) {
            self::remove(array_column($kept, 'kept'));
            throw $thrown;
        }

        return $kept;
    }

    /** @param list<string> $names Names or paths; names that this class did not create are ignored. */
    public static function remove(array $names): void
    {
        foreach (array_map(basename(...), $names) as $name) {
            if (preg_match(self::NAME, $name) === 1 && is_file(self::path($name))) {
                wp_delete_file(self::path($name));
            }
        }
    }

    /**
     * Deletes files without an entry after a day. Newer files may belong to a request that has not stored its entry
     * yet.
     *
     * @param list<string> $known
     */
    public static function sweep(array $known, int $now): void
    {
        foreach (FolderName::folders(self::uploads()) as $folder) {
            $left = preg_grep(self::NAME, array_map(strval(...), (array) scandir($folder))) ?: [];
            foreach (array_diff($left, $known) as $name) {
                if ((int) filemtime("{$folder}/{$name}") < $now - DAY_IN_SECONDS) {
                    wp_delete_file("{$folder}/{$name}");
                }
            }
            self::tidy($folder);
        }
    }

    /** Deletes an old folder when its last file is gone. */
    private static function tidy(string $folder): void
    {
        if ($folder === FolderName::path(self::uploads()) || array_diff((array) scandir($folder), ['.', '..', ...array_keys(self::GUARDS)]) !== []) {
            return;
        }
        foreach (array_keys(self::GUARDS) as $guard) {
            wp_delete_file("{$folder}/{$guard}");
        }
        @rmdir($folder); // phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- fails if the folder contains other files.
    }

    private static function open(): string
    {
        FolderName::claim();
        $folder = FolderName::path(self::uploads());
        if (!wp_mkdir_p($folder)) {
            throw new RuntimeException('The folder for files could not be made.');
        }
        foreach (self::GUARDS as $name => $content) {
            if (!is_file("{$folder}/{$name}")) {
                file_put_contents("{$folder}/{$name}", $content); // phpcs:ignore WordPress.WP.AlternativeFunctions -- visitors have no file system credentials.
            }
        }

        return $folder;
    }

    private static function uploads(): string
    {
        return wp_upload_dir(null, false)['basedir'];
    }
}
