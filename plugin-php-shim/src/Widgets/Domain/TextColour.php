<?php

declare(strict_types=1);

namespace Gazetteer\Widgets\Domain;

/** Selects black or white as text colour, whichever has the better contrast on a background colour. */
final class TextColour
{
    /** At this luminance, black and white text have the same contrast by the WCAG formula. */
    private const EQUAL_CONTRAST = 0.179;

    /** @param string $background The background colour: a `#` and three or six hexadecimal digits. */
    public static function on(string $background): string
    {
        $digits = ltrim($background, '#');
        if (strlen($digits) === 3) {
            $digits = (string) preg_replace('/./', '$0$0', $digits);
        }
        $luminance = 0.0;
        foreach ([0.2126, 0.7152, 0.0722] as $part => $weight) {
            $channel = hexdec(substr($digits, $part * 2, 2)) / 255;
            $luminance += $weight * ($channel <= 0.04045 ? $channel / 12.92 : (($channel + 0.055) / 1.055) ** 2.4);
        }

        return $luminance > self::EQUAL_CONTRAST ? '#000' : '#fff';
    }
}
