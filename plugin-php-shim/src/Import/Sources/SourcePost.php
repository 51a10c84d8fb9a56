<?php

declare(strict_types=1);

namespace Gazetteer\Import\Sources;

/** A listing of another directory plugin: its post with metas, terms and comments. */
final class SourcePost
{
    /**
     * @param string $date The time of publication in UTC; '' for a post that was never published.
     * @param array<string, string> $metas The stored metas, by key. Arrays are serialized.
     * @param array<string, list<list<string>>> $terms Names from the top level down, by taxonomy.
     * @param list<array<string, string>> $comments The rows of the comments, with the oldest first.
     */
    public function __construct(
        public readonly int $id,
        public readonly string $title,
        public readonly string $content,
        public readonly string $excerpt,
        public readonly string $slug,
        public readonly string $status,
        public readonly int $author,
        public readonly string $date,
        public readonly array $metas,
        public readonly array $terms,
        public readonly array $comments,
    ) {
    }

    public function text(string $key): string
    {
        $value = $this->value($key);

        return is_scalar($value) ? trim((string) $value) : '';
    }

    /** @return array<array-key, mixed> */
    public function list(string $key): array
    {
        $value = $this->value($key);

        return is_array($value) ? $value : [];
    }

    public function value(string $key): mixed
    {
        $stored = $this->metas[$key] ?? '';

        // Other plugins may have stored objects. Their classes must not be created.
        return is_serialized($stored) ? @unserialize(trim($stored), ['allowed_classes' => false]) : $stored; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions, WordPress.PHP.NoSilencedErrors -- damaged data becomes false.
    }

    /** @return list<list<string>> */
    public function terms(string $taxonomy): array
    {
        return $this->terms[$taxonomy] ?? [];
    }

    /**
     * The comments of some types as reviews.
     *
     * @param list<string> $types
     * @param callable(array<string, string>): float $stars The stars of a comment; 0 for none.
     * @return list<array<string, mixed>>
     */
    public function reviews(string $prefix, array $types, callable $stars): array
    {
        $reviews = [];
        foreach ($this->comments as $comment) {
            if (in_array($comment['comment_type'], $types, true)) {
                $reviews[] = [
                    'key' => "{$prefix}-{$comment['comment_ID']}",
                    'stars' => $stars($comment),
                    'text' => $comment['comment_content'],
                    'date' => $comment['comment_date_gmt'],
                    'author' => $comment['comment_author'],
                    'email' => $comment['comment_author_email'],
                    'user' => (int) $comment['user_id'],
                    'approved' => $comment['comment_approved'],
                    'parent' => (int) $comment['comment_parent'] > 0 ? "{$prefix}-{$comment['comment_parent']}" : '',
                ];
            }
        }

        return $reviews;
    }
}
