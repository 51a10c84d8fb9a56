<?php

declare(strict_types=1);

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared, WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- only placeholders and integers are inserted.

namespace Gazetteer\Import\Sources;

use Gazetteer\Import\TermNames;

/** Reads the posts of another directory plugin with one query per table and batch. */
final class SourcePosts
{
    /** @var array<string, TermNames> */
    private array $names = [];

    /** @param string $meta A meta that only listings of this plugin have; '' if the post type is enough. */
    public function __construct(private readonly string $type, private readonly string $meta = '')
    {
    }

    public function count(): int
    {
        global $wpdb;

        return (int) $wpdb->get_var($wpdb->prepare("SELECT COUNT(*) FROM {$wpdb->posts} p WHERE {$this->condition()}", ...$this->values()));
    }

    /** @return list<SourcePost> */
    public function load(int $skip, int $most): array
    {
        global $wpdb;
        $rows = $wpdb->get_results($wpdb->prepare("SELECT p.* FROM {$wpdb->posts} p WHERE {$this->condition()} ORDER BY p.ID LIMIT %d OFFSET %d", ...$this->values(), ...[$most, $skip]), ARRAY_A);

        return $this->withData((array) $rows);
    }

    /**
     * @param list<int> $ids
     * @return list<SourcePost>
     */
    public function byIds(array $ids): array
    {
        global $wpdb;
        $list = implode(', ', array_map(intval(...), $ids)) ?: '0';

        return $this->withData((array) $wpdb->get_results($wpdb->prepare("SELECT p.* FROM {$wpdb->posts} p WHERE {$this->condition()} AND p.ID IN ({$list}) ORDER BY p.ID", ...$this->values()), ARRAY_A));
    }

    /**
     * @param list<array<string, mixed>> $rows
     * @return list<SourcePost>
     */
    private function withData(array $rows): array
    {
        global $wpdb;
        $ids = implode(', ', array_map(intval(...), array_column($rows, 'ID'))) ?: '0';
        $metas = self::grouped("SELECT post_id AS owner, meta_key, meta_value FROM {$wpdb->postmeta} WHERE post_id IN ({$ids}) ORDER BY meta_id DESC");
        $comments = self::grouped("SELECT comment_post_ID AS owner, c.* FROM {$wpdb->comments} c WHERE comment_post_ID IN ({$ids}) ORDER BY comment_ID");
        $terms = self::grouped("SELECT r.object_id AS owner, t.taxonomy, t.term_id FROM {$wpdb->term_relationships} r JOIN {$wpdb->term_taxonomy} t ON t.term_taxonomy_id = r.term_taxonomy_id WHERE r.object_id IN ({$ids}) ORDER BY t.term_id");

        return array_map(fn (array $row): SourcePost => new SourcePost(
            (int) $row['ID'],
            (string) $row['post_title'],
            (string) $row['post_content'],
            (string) $row['post_excerpt'],
            (string) $row['post_name'],
            (string) $row['post_status'],
            (int) $row['post_author'],
            str_starts_with((string) $row['post_date_gmt'], '0000') ? '' : (string) $row['post_date_gmt'],
            // Of several metas with one key, WordPress shows the first one.
            array_map(strval(...), array_column($metas[$row['ID']] ?? [], 'meta_value', 'meta_key')),
            $this->paths($terms[$row['ID']] ?? []),
            $comments[$row['ID']] ?? [],
        ), $rows);
    }

    /** Whether the database has this table. */
    public static function hasTable(string $name): bool
    {
        global $wpdb;

        return $wpdb->get_var($wpdb->prepare('SHOW TABLES LIKE %s', $wpdb->esc_like($wpdb->prefix . $name))) === $wpdb->prefix . $name;
    }

    /**
     * @param list<SourcePost> $posts
     * @param string $column The column that contains the ID of the listing.
     * @return array<int, list<array<string, mixed>>> The rows of another table, by listing.
     */
    public static function rowsOf(array $posts, string $table, string $column, string $order): array
    {
        global $wpdb;
        if ($posts === [] || !self::hasTable($table)) {
            return [];
        }
        $ids = implode(', ', array_column($posts, 'id'));

        return self::grouped($wpdb->prepare('SELECT t.%i AS owner, t.* FROM %i t', $column, $wpdb->prefix . $table) . " WHERE t.{$column} IN ({$ids}) ORDER BY t.{$order}");
    }

    /**
     * @param list<int|string> $comments
     * @return array<int, string> The values of a comment meta, by comment.
     */
    public static function commentMetas(array $comments, string $key): array
    {
        global $wpdb;
        $ids = implode(', ', array_map(intval(...), $comments)) ?: '0';
        $rows = $wpdb->get_results($wpdb->prepare("SELECT comment_id, meta_value FROM {$wpdb->commentmeta} WHERE meta_key = %s AND comment_id IN ({$ids})", $key), ARRAY_A);

        return array_column($rows, 'meta_value', 'comment_id');
    }

    private function condition(): string
    {
        global $wpdb;
        $meta = $this->meta === '' ? '' : " AND EXISTS (SELECT 1 FROM {$wpdb->postmeta} m WHERE m.post_id = p.ID AND m.meta_key = %s)";

        return "p.post_type = %s AND p.post_status NOT IN ('trash', 'auto-draft', 'inherit'){$meta}";
    }

    /** @return list<string> */
    private function values(): array
    {
        return $this->meta === '' ? [$this->type] : [$this->type, $this->meta];
    }

    /**
     * @param list<array<string, mixed>> $terms
     * @return array<string, list<list<string>>>
     */
    private function paths(array $terms): array
    {
        $ids = [];
        foreach ($terms as $term) {
            $ids[$term['taxonomy']][] = (int) $term['term_id'];
        }
        $paths = [];
        foreach ($ids as $taxonomy => $of) {
            $paths[$taxonomy] = ($this->names[$taxonomy] ??= new TermNames($taxonomy))->paths($of);
        }

        return $paths;
    }

    /** @return array<int, list<array<string, mixed>>> */
    private static function grouped(string $sql): array
    {
        global $wpdb;
        $grouped = [];
        foreach ((array) $wpdb->get_results($sql, ARRAY_A) as $row) {
            $grouped[(int) $row['owner']][] = $row;
        }

        return $grouped;
    }
}
