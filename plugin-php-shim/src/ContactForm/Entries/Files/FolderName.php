<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries\Files;

use Gazetteer\Kernel\Once\OptionRow;
use RuntimeException;

/** The random suffix of the private folder's name, which cannot be guessed. Each site creates it once. */
final class FolderName
{
    private const OPTION = 'gazetteer_folder';
    /** Earlier versions stored the name in this option. */
    private const EARLIER_OPTION = 'gazetteer_entries';
    private const BEGINNING = 'gazetteer-';

    /** Returns '' if the site has no private folder yet. */
    public static function get(): string
    {
        return self::valid(get_option(self::OPTION, ''));
    }

    /**
     * Creates the name if it is missing. Of several names that are created at the same time, only the first one is
     * stored.
     */
    public static function claim(): void
    {
        if (self::get() !== '') {
            return;
        }
        $wanted = self::ofEarlierVersion() ?: self::found() ?: bin2hex(random_bytes(12));
        (new OptionRow(self::OPTION, 'yes'))->add($wanted);
        foreach (['alloptions', 'notoptions', self::OPTION] as $cached) {
            wp_cache_delete($cached, 'options');
        }
        if (self::get() === '') {
            throw new RuntimeException('The folder for files could not be named.');
        }
    }

    /** @return list<string> All private folders, including folders of interrupted requests or earlier installations. */
    public static function folders(string $uploads): array
    {
        $names = is_dir($uploads) ? (array) scandir($uploads) : [];
        $ours = array_filter($names, static fn (mixed $name): bool => self::valid(substr((string) $name, strlen(self::BEGINNING))) !== ''
            && str_starts_with((string) $name, self::BEGINNING) && is_dir("{$uploads}/{$name}"));

        return array_values(array_map(static fn (mixed $name): string => "{$uploads}/{$name}", $ours));
    }

    public static function path(string $uploads): string
    {
        return "{$uploads}/" . self::BEGINNING . self::get();
    }

    private static function ofEarlierVersion(): string
    {
        return self::valid(((array) get_option(self::EARLIER_OPTION, []))['folder'] ?? '');
    }

    /**
     * Finds the folder if its option was lost, for example after a site move. The most recently changed folder was in
     * use.
     */
    private static function found(): string
    {
        $folders = self::folders(wp_upload_dir(null, false)['basedir']);
        usort($folders, static fn (string $one, string $other): int => (int) filemtime($other) <=> (int) filemtime($one));

        return $folders === [] ? '' : substr(basename($folders[0]), strlen(self::BEGINNING));
    }

    private static function valid(mixed $name): string
    {
        return is_string($name) && preg_match('/^[0-9a-f]{24}$/D', $name) === 1 ? $name : '';
    }
}
