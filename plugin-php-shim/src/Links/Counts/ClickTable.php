<?php

declare(strict_types=1);

namespace Gazetteer\Links\Counts;

use Gazetteer\Kernel\Database\Table;

/** Counts clicks on links by day. Contains no personal data. */
final class ClickTable
{
    /**
     * Upper limit of new rows per day, far above the number of links on a site. Prevents made-up URLs from filling the
     * table.
     */
    private const MOST_A_DAY = 2000;

    /** Thirteen months, enough to compare a month with the same month of the year before. */
    public const DAYS = 400;
    public const SWEEP = 'gazetteer_sweep_link_clicks';

    private readonly Table $schema;

    public function __construct()
    {
        $this->schema = self::table();
    }

    /** A row for each day, kind and target. The table is created with the first count. */
    public static function table(): Table
    {
        return new Table('link_clicks', self::design(...));
    }

    private static function design(string $table, string $collation): string
    {
        return "CREATE TABLE {$table} (
            id char(32) NOT NULL,
            day date NOT NULL,
            kind varchar(20) NOT NULL,
            target varchar(300) NOT NULL DEFAULT '',
            clicks bigint(20) unsigned NOT NULL DEFAULT 0,
            PRIMARY KEY  (id),
            KEY day (day, kind)
        ) {$collation};";
    }

    public function exists(): bool
    {
        return $this->schema->exists();
    }

    /** Adds one click for today. Above the daily limit, a new target is counted without its name. */
    public function add(string $kind, string $target): void
    {
        global $wpdb;
        $this->schema->create();
        $day = (string) wp_date('Y-m-d');
        // phpcs:disable WordPress.DB -- own table, with a prepared statement.
        $id = md5("{$day} {$kind} {$target}");
        $raised = $wpdb->query($wpdb->prepare('UPDATE %i SET clicks = clicks + 1 WHERE id = %s', $this->schema->name(), $id));
        if ($raised === false) {
            $this->schema->doubt();
        }
        if ($raised !== 0) {
            return;
        }
        if ($target !== '' && (int) $wpdb->get_var($wpdb->prepare('SELECT COUNT(*) FROM %i WHERE day = %s', $this->schema->name(), $day)) >= self::MOST_A_DAY) {
            $this->add($kind, '');

            return;
        }
        $wpdb->query($wpdb->prepare(
            'INSERT INTO %i (id, day, kind, target, clicks) VALUES (%s, %s, %s, %s, 1) ON DUPLICATE KEY UPDATE clicks = clicks + 1',
            $this->schema->name(),
            $id,
            $day,
            $kind,
            $target,
        ));
        // phpcs:enable
    }

    /** @return array<string, array<string, int>> Counts since a day, keyed by day and kind. */
    public function byDay(string $from): array
    {
        $days = [];
        foreach ($this->rows('SELECT day, kind, SUM(clicks) AS clicks FROM %i WHERE day >= %s GROUP BY day, kind', $from) as $row) {
            $days[substr($row['day'], 0, 10)][$row['kind']] = (int) $row['clicks'];
        }

        return $days;
    }

    /** @return list<array{kind: string, target: string, clicks: int}> Targets since a day, most clicked first. */
    public function top(string $from, int $most): array
    {
        $rows = $this->rows("SELECT kind, target, SUM(clicks) AS clicks FROM %i WHERE day >= %s AND target <> '' GROUP BY kind, target ORDER BY clicks DESC, target LIMIT %d", $from, $most);

        return array_map(static fn (array $row): array => ['kind' => $row['kind'], 'target' => $row['target'], 'clicks' => (int) $row['clicks']], $rows);
    }

    /** @return array<string, int> Counts of one kind since a day, keyed by target. */
    public function ofKind(string $kind, string $from): array
    {
        $rows = $this->rows('SELECT target, SUM(clicks) AS clicks FROM %i WHERE day >= %s AND kind = %s GROUP BY target', $from, $kind);

        return array_map(intval(...), array_column($rows, 'clicks', 'target'));
    }

    public static function planSweep(): void
    {
        if (wp_next_scheduled(self::SWEEP) === false) {
            wp_schedule_event(time() + DAY_IN_SECONDS, 'daily', self::SWEEP);
        }
    }

    /** Deletes old counts. */
    public function sweep(): void
    {
        global $wpdb;
        if ($this->exists()) {
            $before = (string) wp_date('Y-m-d', time() - self::DAYS * DAY_IN_SECONDS);
            // phpcs:ignore WordPress.DB -- as above.
            $wpdb->query($wpdb->prepare('DELETE FROM %i WHERE day < %s', $this->schema->name(), $before));
        }
    }

    /** @return list<array<string, string>> */
    private function rows(string $statement, int|string ...$values): array
    {
        global $wpdb;
        if (!$this->exists()) {
            return [];
        }
        // phpcs:ignore WordPress.DB -- as above.
        $rows = $wpdb->get_results($wpdb->prepare($statement, $this->schema->name(), ...$values), ARRAY_A);
        if ($wpdb->last_error !== '') {
            $this->schema->doubt();
        }

        return array_values((array) $rows);
    }
}
