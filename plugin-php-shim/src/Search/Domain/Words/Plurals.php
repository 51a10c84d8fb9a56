<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain\Words;

/**
 * Finds the singular of a plural, and plurals of a singular. The rules are those of English, and endings of German and French that are rarely ambiguous. A wrong form is
 * harmless, because no listing contains it.
 */
final class Plurals
{
    /** Patterns and replacements. The plural must have the letters before its ending. */
    private const RULES = [
        ['/^(.{2,})ies$/', '$1y'],
        ['/^(.{2,}[iou])es$/', '$1e'],
        ['/^(.{2,}(?:s|x|z|ch|sh|o|d|l|n|r))es$/', '$1'],
        ['/^(.{2,})ves$/', '$1f'],
        ['/^(.{2,})ves$/', '$1fe'],
        ['/^(.{2,}[^s])s$/', '$1'],
        ['/^(.{2,})aux$/', '$1al'],
        ['/^(.{2,}[aeo]u)x$/', '$1'],
        ['/^(.{4,})en$/', '$1'],
        ['/^(.{3,}e)n$/', '$1'],
        ['/^(.{2,}[^aeiou])y$/', '$1ies'],
        ['/^(.{2,})fe?$/', '$1ves'],
        ['/^(.{2,})al$/', '$1aux'],
        ['/^(.{2,}[^s])$/', '$1s'],
        ['/^(.{2,}(?:s|x|z|ch|sh|o|d|l|n|r))$/', '$1es'],
        ['/^(.{2,}[aeo]u)$/', '$1x'],
        ['/^(.{2,}e)$/', '$1n'],
        ['/^(.{4,})$/', '$1en'],
    ];
    /** German: a word with an umlaut loses it in the singular, such as “Häuser”. */
    private const UMLAUT = ['/^(.{3,})er$/', '$1'];
    private const IRREGULAR = ['men' => 'man', 'women' => 'woman', 'people' => 'person', 'feet' => 'foot', 'teeth' => 'tooth', 'mice' => 'mouse'];
    /** Words that only look like a plural. */
    private const SINGULAR = ['news', 'plus', 'this', 'les', 'des'];

    /**
     * @param non-empty-list<string> $spellings The spellings of a word. A word with an umlaut has two.
     * @return list<string>
     */
    public static function forms(array $spellings): array
    {
        $forms = [];
        foreach ($spellings as $word) {
            if (preg_match('/^[a-z]{3,}$/D', $word) !== 1 || in_array($word, self::SINGULAR, true)) {
                continue;
            }
            array_push($forms, ...self::applied($word, count($spellings) > 1 ? [...self::RULES, self::UMLAUT] : self::RULES));
        }

        return array_values(array_diff(array_unique($forms), $spellings));
    }

    /**
     * @param list<array{string, string}> $rules
     * @return list<string>
     */
    private static function applied(string $word, array $rules): array
    {
        $irregular = self::IRREGULAR[$word] ?? array_search($word, self::IRREGULAR, true);
        $forms = is_string($irregular) ? [$irregular] : [];
        foreach ($rules as [$pattern, $replacement]) {
            if (preg_match($pattern, $word) === 1) {
                $forms[] = (string) preg_replace($pattern, $replacement, $word);
            }
        }

        return $forms;
    }
}
