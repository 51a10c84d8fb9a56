<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

/** A review, or an answer to one, in a row of an import. */
final class ReviewRow
{
    private const MOST_STARS = 5;

    /**
     * @param string $key Identifies the review in later imports.
     * @param int $stars 1 to 5; 0 for an answer to a review.
     * @param string $date In UTC.
     * @param string $approved `1`, `0`, `spam` or `trash`.
     * @param string $parent The key of the review that this one answers; '' for a review.
     */
    private function __construct(
        public readonly string $key,
        public readonly int $stars,
        public readonly string $title,
        public readonly string $text,
        public readonly string $date,
        public readonly string $author,
        public readonly string $email,
        public readonly int $user,
        public readonly string $approved,
        public readonly string $parent,
    ) {
    }

    /** Returns null for a value that is not a review. */
    public static function read(mixed $cells): ?self
    {
        $text = static fn (string $name): string => is_scalar($cells[$name] ?? '') ? trim((string) ($cells[$name] ?? '')) : '';
        if (!is_array($cells) || $text('key') === '') {
            return null;
        }
        $date = $text('date');

        return new self(
            $text('key'),
            max(0, min(self::MOST_STARS, (int) round((float) $text('stars')))),
            $text('title'),
            $text('text'),
            preg_match('/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/D', $date) === 1 ? $date : gmdate('Y-m-d H:i:s'),
            $text('author'),
            $text('email'),
            (int) $text('user'),
            in_array($text('approved'), ['1', 'spam', 'trash'], true) ? $text('approved') : '0',
            $text('parent'),
        );
    }
}
