<?php

declare(strict_types=1);

namespace Gazetteer\Import\Samples;

use GdImage;

/** The subjects of the drawn pictures, at 1200 by 800 pixels. */
final class SampleScenes
{
    private const DARK = 0x2B2B33;
    private const LIGHT = 0xFFE9B0;

    /** A house from the street. Its number of floors, awning and sign depend on the listing and the trade. */
    public static function house(GdImage $image, int $wall, int $roof, int $accent, int $number, Trade $trade): void
    {
        $floors = $trade === Trade::Stays ? 3 : 1 + $number % 2;
        $top = 660 - 190 - 130 * $floors;
        [$left, $right] = [300 - 20 * ($number % 3), 900 + 25 * ($number % 2)];
        imagefilledpolygon($image, [$left - 50, $top, ($left + $right) / 2, $top - 130, $right + 50, $top], $roof);
        imagefilledrectangle($image, $left, $top, $right, 680, $wall);
        imagefilledrectangle($image, $left, $top, $left + 40, 680, SamplePicture::mix($wall, self::DARK, 0.06));
        for ($floor = 0; $floor < $floors; $floor++) {
            for ($x = $left + 70; $x < $right - 90; $x += 140) {
                $y = $top + 30 + 130 * $floor;
                imagefilledrectangle($image, $x - 6, $y - 6, $x + 76, $y + 90, SamplePicture::mix($roof, 0xFFFFFF, 0.3));
                imagefilledrectangle($image, $x, $y, $x + 70, $y + 84, ($x + $floor) % 3 === 0 ? self::LIGHT : SamplePicture::mix($accent, 0xFFFFFF, 0.62));
                imagefilledrectangle($image, $x + 33, $y, $x + 37, $y + 84, SamplePicture::mix($roof, 0xFFFFFF, 0.3));
                imagefilledrectangle($image, $x - 10, $y + 90, $x + 80, $y + 98, SamplePicture::mix($roof, 0xFFFFFF, 0.5));
            }
        }
        self::front($image, $left, $right, $roof, $accent, $trade);
        self::trees($image, $accent, $left, $right);
    }

    /** A table with plates and glasses, from above. */
    public static function table(GdImage $image, int $wall, int $roof, int $accent): void
    {
        imagefilledrectangle($image, 0, 0, 1200, 800, SamplePicture::mix($roof, 0xE8D3B0, 0.55));
        for ($y = 0; $y < 800; $y += 100) {
            imagefilledrectangle($image, 0, $y, 1200, $y + 3, SamplePicture::mix($roof, 0xB98F5E, 0.6));
        }
        foreach ([[330, 400, 360], [800, 260, 300], [870, 610, 260]] as $place => [$x, $y, $size]) {
            imagefilledellipse($image, $x + 8, $y + 12, $size, $size, SamplePicture::mix($roof, self::DARK, 0.25));
            imagefilledellipse($image, $x, $y, $size, $size, 0xFFFFFF);
            imagefilledellipse($image, $x, $y, (int) ($size * 0.76), (int) ($size * 0.76), $wall);
            imagefilledellipse($image, $x - 20, $y - 10, (int) ($size * 0.4), (int) ($size * 0.3), $place === 1 ? 0xE6B84C : $accent);
            imagefilledellipse($image, $x + 40, $y + 25, (int) ($size * 0.28), (int) ($size * 0.24), SamplePicture::mix($accent, 0xD9472B, 0.6));
        }
        imagefilledellipse($image, 570, 190, 110, 110, SamplePicture::mix($accent, 0xFFFFFF, 0.7));
        imagefilledellipse($image, 570, 190, 84, 84, SamplePicture::mix($accent, 0xFFFFFF, 0.4));
        imagefilledrectangle($image, 560, 420, 572, 680, 0xD9DADD);
        imagefilledrectangle($image, 90, 250, 102, 560, 0xD9DADD);
    }

    /** A workbench with a wall of tools. */
    public static function tools(GdImage $image, int $wall, int $roof, int $accent): void
    {
        imagefilledrectangle($image, 0, 0, 1200, 560, $wall);
        for ($x = 40; $x < 1200; $x += 60) {
            for ($y = 40; $y < 520; $y += 60) {
                imagefilledellipse($image, $x, $y, 7, 7, SamplePicture::mix($wall, self::DARK, 0.2));
            }
        }
        imagefilledrectangle($image, 0, 560, 1200, 620, $roof);
        imagefilledrectangle($image, 0, 620, 1200, 800, SamplePicture::mix($roof, self::DARK, 0.35));
        imagefilledrectangle($image, 180, 150, 210, 470, 0xC79A5B);
        imagefilledrectangle($image, 120, 120, 270, 190, 0x6B7078);
        imagefilledrectangle($image, 420, 130, 444, 330, 0x9BA1A8);
        imagefilledrectangle($image, 404, 330, 460, 480, $accent);
        imagefilledarc($image, 660, 200, 150, 150, 300, 240, 0x6B7078, IMG_ARC_PIE);
        imagefilledellipse($image, 660, 200, 70, 70, $wall);
        imagefilledrectangle($image, 640, 250, 680, 480, 0x6B7078);
        imagefilledpolygon($image, [830, 160, 1100, 160, 1100, 240, 830, 300], 0xB8BDC3);
        imagefilledrectangle($image, 1080, 150, 1150, 290, $accent);
        imagefilledrectangle($image, 500, 450, 760, 560, SamplePicture::mix($accent, 0xFFFFFF, 0.25));
        imagefilledrectangle($image, 590, 420, 670, 452, self::DARK);
    }

    /** A bedroom with a window. */
    public static function bed(GdImage $image, int $wall, int $roof, int $accent): void
    {
        imagefilledrectangle($image, 0, 0, 1200, 620, SamplePicture::mix($wall, $accent, 0.12));
        imagefilledrectangle($image, 0, 620, 1200, 800, SamplePicture::mix($roof, 0xE3C9A0, 0.65));
        imagefilledrectangle($image, 760, 90, 1080, 390, 0xFFFFFF);
        imagefilledrectangle($image, 776, 106, 1064, 374, 0xBBDDF0);
        imagefilledellipse($image, 860, 400, 300, 160, SamplePicture::mix($accent, 0x6FAF6F, 0.6));
        imagefilledrectangle($image, 916, 106, 924, 374, 0xFFFFFF);
        imagefilledrectangle($image, 730, 70, 790, 420, SamplePicture::mix($accent, 0xFFFFFF, 0.35));
        imagefilledrectangle($image, 1050, 70, 1110, 420, SamplePicture::mix($accent, 0xFFFFFF, 0.35));
        imagefilledrectangle($image, 110, 300, 640, 640, SamplePicture::mix($roof, self::DARK, 0.1));
        imagefilledrectangle($image, 130, 470, 620, 680, 0xFFFFFF);
        imagefilledrectangle($image, 130, 540, 620, 690, $accent);
        imagefilledellipse($image, 250, 470, 180, 80, 0xFFFFFF);
        imagefilledellipse($image, 500, 470, 180, 80, 0xFFFFFF);
        imagefilledrectangle($image, 670, 520, 760, 660, $roof);
        imagefilledrectangle($image, 710, 440, 720, 520, self::DARK);
        imagefilledpolygon($image, [670, 440, 760, 440, 740, 370, 690, 370], self::LIGHT);
    }

    private static function front(GdImage $image, int $left, int $right, int $roof, int $accent, Trade $trade): void
    {
        $middle = intdiv($left + $right, 2);
        imagefilledrectangle($image, $middle - 50, 510, $middle + 50, 680, SamplePicture::mix($accent, self::DARK, 0.15));
        imagefilledellipse($image, $middle + 32, 600, 10, 10, self::LIGHT);
        foreach ([[$left + 40, $middle - 90], [$middle + 90, $right - 40]] as [$from, $to]) {
            imagefilledrectangle($image, $from, 530, $to, 650, $trade === Trade::Services ? SamplePicture::mix($accent, 0xFFFFFF, 0.7) : self::LIGHT);
        }
        if ($trade === Trade::Restaurants) {
            for ($x = $left; $x < $right; $x += 40) {
                imagefilledpolygon($image, [$x, 470, $x + 40, 470, $x + 46, 525, $x + 6, 525], ($x - $left) % 80 === 0 ? $accent : 0xFFFFFF);
            }

            return;
        }
        imagefilledrectangle($image, $left + 120, 462, $right - 120, 504, $trade === Trade::Services ? $accent : $roof);
        for ($x = $left + 150; $x < $right - 150; $x += 34) {
            imagefilledrectangle($image, $x, 478, $x + 20, 488, 0xFFFFFF);
        }
    }

    private static function trees(GdImage $image, int $accent, int $left, int $right): void
    {
        foreach ([[$left - 150, 150], [$right + 140, 190]] as [$x, $size]) {
            imagefilledrectangle($image, $x - 9, 540, $x + 9, 690, 0x7A5A3C);
            imagefilledellipse($image, $x, 500, $size, $size + 40, SamplePicture::mix($accent, 0x4F8A4B, 0.7));
            imagefilledellipse($image, $x - 30, 540, $size - 50, $size - 40, SamplePicture::mix($accent, 0x5E9C58, 0.8));
        }
    }
}
