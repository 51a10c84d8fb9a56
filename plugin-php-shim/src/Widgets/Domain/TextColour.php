<?php

declare(strict_types=1);

namespace Gazetteer\Widgets\Domain;

/** Selects black or white as text colour, whichever has the better contrast on a background colour. */
final class TextColour
{
    /** At this luminance, black and white text have the same contrast by the WCAG formula. */
    private const MIDDLE = 0.179;

    /** @param string $ground The background colour: a `#` and three or six hexadecimal digits. */
    public static function on(string $ground): string
    {
        $digits = ltrim($ground, '#');
        if (strlen($digits) === 3) {
            $digits = (string) preg_replace('/./', '$0$0', $digits);
        }
        $light = 0.0;
        foreach ([0.2126, 0.7152, 0.0722] as $part => $weight) {
            $share = hexdec(substr($digits, $part * 2, 2)) / 255;
            $light += $weight * ($share <= 0.04045 ? $share / 12.92 : (($share + 0.055) / 1.055) ** 2.4);
        }

        return $light > self::MIDDLE ? '#000' : '#fff';
    }
}
