<?php

declare(strict_types=1);

namespace Gazetteer\Widgets\Domain;

/** Parses a style attribute, only as far as needed to find a background image. */
final class InlineStyle
{
    /**
     * One declaration. Quoted strings and parentheses may contain semicolons. `\G` anchors each match at the end of the
     * previous one, so that invalid text fails immediately.
     */
    private const DECLARATION = '/\G;*+((?:[^;"\'()]++|"[^"]*+"|\'[^\']*+\'|\((?:[^()"\']++|"[^"]*+"|\'[^\']*+\')*+\))++)/';
    private const BACKGROUND = '/^\s*background-image\s*:\s*(url\(\s*(?:"[^"\\\\]*"|\'[^\'\\\\]*\'|[^"\'()\\\\\s]+)\s*\))\s*$/i';

    public function __construct(private readonly string $text)
    {
    }

    /**
     * Moves the only background image to the custom property `$property`, so that browsers do not fetch it. Returns
     * null if there is no background image, several, or anything but a single plain `url()`.
     */
    public function withBackgroundIn(string $property): ?string
    {
        $declarations = $this->declarations();
        $backgrounds = preg_grep('/^\s*background(-image)?\s*:/i', $declarations) ?: [];
        $place = array_key_first($backgrounds);
        if (count($backgrounds) !== 1 || preg_match(self::BACKGROUND, $declarations[$place], $found) !== 1) {
            return null;
        }
        // A data URL causes no request that could be deferred.
        if (stripos($found[1], 'data:') !== false) {
            return null;
        }
        $declarations[$place] = "{$property}:{$found[1]}";

        return implode(';', $declarations);
    }

    /** @return list<string> Empty if the text cannot be parsed. */
    private function declarations(): array
    {
        $isRead = preg_match_all(self::DECLARATION, $this->text, $found);
        if (!$isRead || strlen(implode('', $found[0])) !== strlen(rtrim($this->text, ';'))) {
            return [];
        }

        return array_values(array_filter($found[1], static fn (string $declaration): bool => trim($declaration) !== ''));
    }
}
