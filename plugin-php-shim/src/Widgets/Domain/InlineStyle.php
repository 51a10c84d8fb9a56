<?php

declare(strict_types=1);

namespace Gazetteer\Widgets\Domain;

/** The text of a style attribute, as far as a background image needs understanding it. */
final class InlineStyle
{
    /**
     * One declaration: quoted texts and brackets may hold semicolons. Each begins where the last one ended, so
     * that a text which is no style is given up at once.
     */
    private const DECLARATION = '/\G;*+((?:[^;"\'()]++|"[^"]*+"|\'[^\']*+\'|\((?:[^()"\']++|"[^"]*+"|\'[^\']*+\')*+\))++)/';
    private const BACKGROUND = '/^\s*background-image\s*:\s*(url\(\s*(?:"[^"\\\\]*"|\'[^\'\\\\]*\'|[^"\'()\\\\\s]+)\s*\))\s*$/i';

    public function __construct(private readonly string $text)
    {
    }

    /**
     * The same style with its one background image moved to `$property`, where no browser fetches it.
     * Null when there is none, or when it is anything more than a single plain `url()`.
     */
    public function withBackgroundIn(string $property): ?string
    {
        $declarations = $this->declarations();
        $backgrounds = preg_grep('/^\s*background(-image)?\s*:/i', $declarations) ?: [];
        $place = array_key_first($backgrounds);
        if (count($backgrounds) !== 1 || preg_match(self::BACKGROUND, $declarations[$place], $found) !== 1) {
            return null;
        }
        // A picture inside the page itself costs no request that could wait.
        if (stripos($found[1], 'data:') !== false) {
            return null;
        }
        $declarations[$place] = "{$property}:{$found[1]}";

        return implode(';', $declarations);
    }

    /** @return list<string> Empty when the text is not sound. */
    private function declarations(): array
    {
        $isRead = preg_match_all(self::DECLARATION, $this->text, $found);
        if (!$isRead || strlen(implode('', $found[0])) !== strlen(rtrim($this->text, ';'))) {
            return [];
        }

        return array_values(array_filter($found[1], static fn (string $declaration): bool => trim($declaration) !== ''));
    }
}
