<?php

declare(strict_types=1);

namespace Gazetteer\Links\Counts;

use Closure;
use Gazetteer\Contract\LinkKind;
use Gazetteer\Kernel\Store\StoreFailure;
use Gazetteer\Kernel\Store\Table;
use Gazetteer\Links\Domain\Outbound\OutboundLink;
use Gazetteer\Links\Outbound\OutboundAddresses;

/** Counts link clicks per day in a database table, if the site owner turned this on. Stores no personal data. */
final class ClickTable
{
    /**
     * Upper limit of new rows per day, far above the number of links on a site. Prevents made-up URLs from filling the
     * table.
     */
    private const MOST_A_DAY = 2000;

    /**
     * Days to keep the counts: thirteen months, so that owners can compare a month with the same month a year earlier.
     */
    public const DAYS = 400;
    /** The number of days whose clicks are shown in the list of outbound links. */
    public const RECENT_DAYS = 30;
    public const SWEEP = 'gazetteer_sweep_link_clicks';

    private readonly Table $table;

    /** @param Closure(): bool $isOn */
    public function __construct(private readonly Closure $isOn)
    {
        $this->table = self::table();
    }

    /** The table has a row for each day, kind of click and target. It is created with the first click. */
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

    public function isOn(): bool
    {
        return ($this->isOn)();
    }

    /**
     * Adds one click for today. If the statement fails, only reports the error, so that the visitor still gets to the
     * target.
     */
    public function add(string $kind, string $target): void
    {
        StoreFailure::tolerate(fn () => $this->count($kind, $target));
        if (wp_next_scheduled(self::SWEEP) === false) {
            wp_schedule_event(time() + DAY_IN_SECONDS, 'daily', self::SWEEP);
        }
    }

    /**
     * Counts a click when the server redirects the visitor from an outbound link, even if another site contains the
     * link. Click events that page scripts send for the same links are ignored.
     */
    public function addOutbound(OutboundLink $link): void
    {
        if ($this->isOn()) {
            $this->add(LinkKind::Affiliate->value, OutboundAddresses::counted($link));
        }
    }

    /** @return array<string, array<string, int>> The clicks since the day `$from`, keyed by day and kind of click. */
    public function byDay(string $from): array
    {
        $days = [];
        foreach ($this->table->rows('SELECT day, kind, SUM(clicks) AS clicks FROM {table} WHERE day >= %s GROUP BY day, kind', $from) as $row) {
            $days[substr((string) $row['day'], 0, 10)][(string) $row['kind']] = (int) $row['clicks'];
        }

        return $days;
    }

    /**
     * @return list<array{kind: string, target: string, clicks: int}> The targets clicked since the day `$from`, most
     *     clicked first.
     */
    public function top(string $from, int $most): array
    {
        $rows = $this->table->rows("SELECT kind, target, SUM(clicks) AS clicks FROM {table} WHERE day >= %s AND target <> '' GROUP BY kind, target ORDER BY clicks DESC, target LIMIT %d", $from, $most);

        return array_map(static fn (array $row): array => ['kind' => (string) $row['kind'], 'target' => (string) $row['target'], 'clicks' => (int) $row['clicks']], $rows);
    }

    /** @return array<string, int> Recent clicks on outbound links, keyed by the target under which they are counted. */
    public function recentOutbound(): array
    {
        $from = (string) wp_date('Y-m-d', time() - (self::RECENT_DAYS - 1) * DAY_IN_SECONDS);
        $rows = $this->table->rows('SELECT target, SUM(clicks) AS clicks FROM {table} WHERE day >= %s AND kind = %s GROUP BY target', $from, LinkKind::Affiliate->value);

        return array_map(intval(...), array_column($rows, 'clicks', 'target'));
    }

    /** Deletes old counts. */
    public function sweep(): void
    {
        $first = (string) wp_date('Y-m-d', time() - self::DAYS * DAY_IN_SECONDS);
        StoreFailure::tolerate(fn (): int => $this->table->change('DELETE FROM {table} WHERE day < %s', $first));
    }

    /**
     * Adds one click. If the day's limit of rows is reached, counts the clicks on new targets in one row without a
     * target.
     */
    private function count(string $kind, string $target): void
    {
        $this->table->create();
        $day = (string) wp_date('Y-m-d');
        $id = md5("{$day} {$kind} {$target}");
        if ($this->table->change('UPDATE {table} SET clicks = clicks + 1 WHERE id = %s', $id) > 0) {
            return;
        }
        if ($target !== '' && $this->table->number('SELECT COUNT(*) FROM {table} WHERE day = %s', $day) >= self::MOST_A_DAY) {
            $this->count($kind, '');

            return;
        }
        $this->table->change(
            'INSERT INTO {table} (id, day, kind, target, clicks) VALUES (%s, %s, %s, %s, 1) ON DUPLICATE KEY UPDATE clicks = clicks + 1',
            $id,
            $day,
            $kind,
            $target,
        );
    }
}
