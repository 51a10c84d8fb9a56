<?php

declare(strict_types=1);

namespace Gazetteer\Widgets\Domain;

/** Finds the background image in a style attribute. */
final class InlineStyle
{
    /**
     * Matches one CSS declaration. Semicolons within quotes and parentheses do not end it. `\G` anchors each match at
     * the end of the previous one, so invalid text does not match.
     */
    private const DECLARATION = '/\G;*+((?:[^;"\'()]++|"[^"]*+"|\'[^\']*+\'|\((?:[^()"\']++|"[^"]*+"|\'[^\']*+\')*+\))++)/';
    private const BACKGROUND = '/^\s*background-image\s*:\s*(url\(\s*(?:"[^"\\\\]*"|\'[^\'\\\\]*\'|[^"\'()\\\\\s]+)\s*\))\s*$/i';

    public function __construct(private readonly string $text)
    {
    }

    /**
     * Moves the background image to the custom property `$property`, so that browsers do not load it. Returns null
     * unless the style contains exactly one background image, with a plain `url()`.
     */
    public function withBackgroundIn(string $property): ?string
    {
        $declarations = $this->declarations();
        $backgrounds = preg_grep('/^\s*background(-image)?\s*:/i', $declarations) ?: [];
        $place = array_key_first($backgrounds);
        if (count($backgrounds) !== 1 || preg_match(self::BACKGROUND, $declarations[$place], $found) !== 1) {
            return null;
        }
        // Browsers do not load a data URL over the network, so there is nothing to defer.
        if (stripos($found[1], 'data:') !== false) {
            return null;
        }
        $declarations[$place] = "{$property}:{$found[1]}";

        return implode(';', $declarations);
    }

    /** @return list<string> The CSS declarations; empty if the text is not valid CSS. */
    private function declarations(): array
    {
        $isRead = preg_match_all(self::DECLARATION, $this->text, $found);
        if (!$isRead || strlen(implode('', $found[0])) !== strlen(rtrim($this->text, ';'))) {
            return [];
        }

        return array_values(array_filter($found[1], static fn (string $declaration): bool => trim($declaration) !== ''));
    }
}
