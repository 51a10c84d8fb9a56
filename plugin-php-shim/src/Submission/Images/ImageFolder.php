<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Images;

/** Where images wait until their listing is there. */
final class ImageFolder
{
    private const NAME = 'gazetteer-temp';

    /** @throws NotStored */
    public static function path(): string
    {
        $path = self::place();
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

    /** @param int $before What has been there since is left there by nobody. */
    public static function sweep(int $before): void
    {
        foreach (glob(self::place() . '/*.*') ?: [] as $file) {
            if (basename($file) !== 'index.html' && filemtime($file) < $before) {
                wp_delete_file($file);
            }
        }
    }

    private static function place(): string
    {
        return wp_upload_dir(null, false)['basedir'] . '/' . self::NAME;
    }
}
