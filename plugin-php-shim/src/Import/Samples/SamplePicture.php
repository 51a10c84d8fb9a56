<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions -- local files; WP_Filesystem could ask for FTP credentials.

namespace Gazetteer\Import\Samples;

use Gazetteer\Import\ImportedPictures;
use GdImage;

/** Draws the pictures of sample listings, so that the plugin contains no photos of other people. Needs the PHP extension GD. */
final class SamplePicture
{
    public const FOLDER = 'gazetteer-samples';
    private const WIDTH = 1200;
    private const HEIGHT = 800;
    private const PER_LISTING = 3;
    /** Sky, wall, roof and accent, as RGB. */
    private const COLOURS = [
        [0xF6D9B8, 0xFFF4E6, 0xB4532A, 0x2F6B5E],
        [0xCFE3EE, 0xF7F3EA, 0x355C7D, 0xE0A030],
        [0xD9E8CF, 0xFFFBF0, 0x4F7942, 0xC2452D],
        [0xE9D6E3, 0xFDF6F0, 0x7A3E65, 0x3E7C7A],
        [0xFBE3A8, 0xFFF9EC, 0x8C5A2B, 0x2E5E8C],
        [0xC9D6DF, 0xF2F5F7, 0x52616B, 0xD96C47],
    ];

    /** @return list<string> The pictures of a listing, as the import expects them. Empty without GD. */
    public static function files(Trade $trade, int $number): array
    {
        $folder = wp_upload_dir(null, false)['basedir'] . '/' . self::FOLDER;
        if (!function_exists('imagejpeg') || !wp_mkdir_p($folder)) {
            return [];
        }
        $files = [];
        for ($view = 0; $view < self::PER_LISTING; $view++) {
            $name = "{$trade->value}-{$number}-{$view}.jpg";
            if (!is_file("{$folder}/{$name}")) {
                imagejpeg(self::draw($trade, $number, $view), "{$folder}/{$name}", 84);
            }
            $files[] = ImportedPictures::FILE . self::FOLDER . "/{$name}";
        }

        return $files;
    }

    /** Deletes the drawn files. The media library has copies of them. */
    public static function clean(): void
    {
        $folder = wp_upload_dir(null, false)['basedir'] . '/' . self::FOLDER;
        array_map(wp_delete_file(...), glob("{$folder}/*.jpg") ?: []);
        is_dir($folder) && rmdir($folder);
    }

    private static function draw(Trade $trade, int $number, int $view): GdImage
    {
        $image = imagecreatetruecolor(self::WIDTH, self::HEIGHT);
        imageantialias($image, true);
        $colours = self::COLOURS[($number + $view) % count(self::COLOURS)];
        [$sky, $wall, $roof, $accent] = $colours;
        self::gradient($image, $sky);
        imagefilledellipse($image, 960 - 90 * $view, 190, 170, 170, self::mix($sky, 0xFFFFFF, 0.7));
        imagefilledellipse($image, 250, 720, 1100, 460, self::mix($sky, $accent, 0.35));
        imagefilledellipse($image, 980, 760, 1200, 480, self::mix($sky, $accent, 0.5));
        imagefilledrectangle($image, 0, 640, self::WIDTH, self::HEIGHT, self::mix($roof, 0xD8CBB4, 0.8));
        match ([$trade, $view]) {
            [Trade::Restaurants, 1] => SampleScenes::table($image, $wall, $roof, $accent),
            [Trade::Services, 1] => SampleScenes::tools($image, $wall, $roof, $accent),
            [Trade::Stays, 1] => SampleScenes::bed($image, $wall, $roof, $accent),
            default => SampleScenes::house($image, $wall, $roof, $accent, $number + 2 * $view, $trade),
        };

        return $image;
    }

    private static function gradient(GdImage $image, int $colour): void
    {
        for ($y = 0; $y < self::HEIGHT; $y += 4) {
            imagefilledrectangle($image, 0, $y, self::WIDTH, $y + 3, self::mix($colour, 0xFFFFFF, 0.75 * $y / self::HEIGHT));
        }
    }

    /** A colour between two others. */
    public static function mix(int $one, int $other, float $share): int
    {
        $mixed = 0;
        foreach ([16, 8, 0] as $shift) {
            $from = ($one >> $shift) & 0xFF;
            $mixed |= (int) round($from + ((($other >> $shift) & 0xFF) - $from) * $share) << $shift;
        }

        return $mixed;
    }
}
