<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Domain;

/** Compares two titles to find duplicates. The caller passes both titles in lower case and without accents. */
final class SimilarTitle
{
    /** Minimum similarity in percent. */
    private const ALIKE = 82.0;
    private const SHORTEST = 4;

    public static function matches(string $typed, string $kept): bool
    {
        [$typed, $kept] = [self::normalize($typed), self::normalize($kept)];
        if (strlen($typed) < self::SHORTEST || $kept === '') {
            return false;
        }
        if (str_starts_with("{$kept} ", "{$typed} ") || str_starts_with("{$typed} ", "{$kept} ")) {
            return true;
        }
        similar_text($typed, $kept, $share);

        return $share >= self::ALIKE;
    }

    /** Replaces punctuation with single spaces. */
    private static function normalize(string $title): string
    {
        return trim((string) preg_replace('/[^\p{L}\p{N}]+/u', ' ', mb_substr($title, 0, 200)));
    }
}
