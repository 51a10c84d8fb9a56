<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Submission;

use GdImage;

/** Draws rotated letters with GD's built-in font, at twice the displayed size. */
final class CaptchaPicture
{
    public const WIDTH = 320;
    public const HEIGHT = 112;
    private const FONT = 5;

    public static function write(string $letters, string $file): bool
    {
        $picture = imagecreatetruecolor(self::WIDTH, self::HEIGHT);
        $paper = imagecolorallocate($picture, 255, 255, 255);
        imagefill($picture, 0, 0, $paper);
        self::draw($picture, $letters);
        for ($line = 0; $line < 5; $line++) {
            self::strike($picture);
        }

        imagetruecolortopalette($picture, false, 32);

        return imagepng($picture, $file);
    }

    private static function draw(GdImage $picture, string $letters): void
    {
        $step = intdiv(self::WIDTH - 40, strlen($letters));
        foreach (str_split($letters) as $place => $letter) {
            $leaning = self::letter($letter);
            $x = 20 + $place * $step + random_int(-6, 6);
            $y = intdiv(self::HEIGHT - imagesy($leaning), 2) + random_int(-10, 10);
            imagecopy($picture, $leaning, $x, $y, 0, 0, imagesx($leaning), imagesy($leaning));
        }
    }

    private static function letter(string $letter): GdImage
    {
        $small = imagecreatetruecolor(imagefontwidth(self::FONT) + 2, imagefontheight(self::FONT));
        imagefill($small, 0, 0, (int) imagecolorallocate($small, 255, 255, 255));
        imagestring($small, self::FONT, 1, 0, $letter, self::ink($small));
        $large = imagescale($small, random_int(48, 56), random_int(72, 84), IMG_BILINEAR_FIXED);
        $clear = (int) imagecolorallocate($large, 255, 255, 255);
        $leaning = imagerotate($large, random_int(-22, 22), $clear);
        imagecolortransparent($leaning, (int) imagecolorexact($leaning, 255, 255, 255));

        return $leaning;
    }

    private static function strike(GdImage $picture): void
    {
        imagesetthickness($picture, random_int(2, 4));
        imageline($picture, 0, random_int(0, self::HEIGHT), self::WIDTH, random_int(0, self::HEIGHT), self::ink($picture));
    }

    private static function ink(GdImage $picture): int
    {
        return (int) imagecolorallocate($picture, random_int(10, 90), random_int(10, 90), random_int(10, 110));
    }
}
