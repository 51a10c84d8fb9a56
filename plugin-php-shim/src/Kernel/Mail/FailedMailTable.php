<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Mail;

use Gazetteer\Kernel\Database\Table;

/**
 * Stores the failed mails of a feature, with the number of attempts and the last error. A row contains the mail's
 * name and the ID of its record, not its text: each attempt writes the text again. The table is created with the
 * first row.
 */
final class FailedMailTable
{
    public const WAITING = 'waiting';
    public const SENT = 'sent';
    public const FAILED = 'failed';

    /** Seconds after which an attempt without a result counts as interrupted. */
    private const CUT_OFF = 600;
    private const KEPT = 30 * 86_400;
    private const LONGEST = 500;

    private readonly Table $table;

    /** @param string $event The cron event that retries these mails. */
    public function __construct(private readonly string $event)
    {
        $this->table = self::table();
    }

    public static function table(): Table
    {
        return new Table('mails', static fn (string $table, string $collation): string => "CREATE TABLE {$table} (
            id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
            event varchar(60) NOT NULL,
            mail varchar(40) NOT NULL,
            about bigint(20) unsigned NOT NULL DEFAULT 0,
            state varchar(10) NOT NULL DEFAULT 'waiting',
            attempts tinyint(3) unsigned NOT NULL DEFAULT 0,
            next_try int(10) unsigned NOT NULL DEFAULT 0,
            made int(10) unsigned NOT NULL DEFAULT 0,
            trouble text NOT NULL,
            PRIMARY KEY  (id),
            KEY due (event, next_try),
            KEY made (made)
        ) {$collation};");
    }

    /** @return bool False if the row could not be stored. */
    public function add(string $mail, int $about, int $failed, string $trouble): bool
    {
        global $wpdb;
        $this->table->create();
        $next = MailRetryQueue::nextTry($failed, time());

        return (bool) $wpdb->insert($this->table->name(), [
            'event' => $this->event,
            'mail' => $mail,
            'about' => $about,
            'state' => $next > 0 ? self::WAITING : self::FAILED,
            'attempts' => $failed,
            'next_try' => $next,
            'made' => time(),
            'trouble' => mb_substr($trouble, 0, self::LONGEST),
        ]);
    }

    /** @return list<int> */
    public function due(int $now, int $most): array
    {
        $rows = $this->table->rows('WHERE event = %s AND next_try BETWEEN 1 AND %d ORDER BY next_try LIMIT %d', $this->event, $now, $most);

        return array_map(intval(...), array_column($rows, 'id'));
    }

    public function nextDue(): int
    {
        return (int) ($this->table->rows('WHERE event = %s AND next_try > 0 ORDER BY next_try LIMIT 1', $this->event)[0]['next_try'] ?? 0);
    }

    /**
     * Starts an attempt. Returns null if another process has already started an attempt for this mail.
     *
     * @return array{mail: string, about: int, attempts: int}|null
     */
    public function claim(int $id): ?array
    {
        $row = $this->table->rows('WHERE id = %d', $id)[0] ?? null;
        if ($row === null || (int) $row['next_try'] === 0 || (int) $row['next_try'] > time()) {
            return null;
        }
        $attempts = (int) $row['attempts'] + 1;
        // Count the attempt before it starts. A mail that always crashes PHP then still reaches the last attempt.
        $next = MailRetryQueue::nextTry($attempts, time()) > 0 ? time() + self::CUT_OFF : 0;
        $changes = ['attempts' => $attempts, 'next_try' => $next, 'state' => $next > 0 ? self::WAITING : self::FAILED];

        return $this->change($changes, ['id' => $id, 'next_try' => (int) $row['next_try']])
            ? ['mail' => (string) $row['mail'], 'about' => (int) $row['about'], 'attempts' => $attempts]
            : null;
    }

    public function recordResult(int $id, int $attempts, string $trouble): void
    {
        $next = $trouble === '' ? 0 : MailRetryQueue::nextTry($attempts, time());
        $state = match (true) {
            $trouble === '' => self::SENT,
            $next > 0 => self::WAITING,
            default => self::FAILED,
        };
        // A sent mail keeps the error of its last failed attempt.
        $this->change(['state' => $state, 'next_try' => $next] + ($trouble === '' ? [] : ['trouble' => mb_substr($trouble, 0, self::LONGEST)]), ['id' => $id]);
    }

    /** Deletes the rows of mails that were sent or given up, 30 days after the first failure. */
    public function sweep(): void
    {
        global $wpdb;
        if ($this->table->exists()) {
            // phpcs:ignore WordPress.DB -- the plugin's own table.
            $wpdb->query($wpdb->prepare('DELETE FROM %i WHERE made < %d AND next_try = 0', $this->table->name(), time() - self::KEPT));
        }
    }

    /** @return list<array<string, string|null>> The newest mails of all features that are not sent. */
    public static function unsent(int $most): array
    {
        return self::table()->rows('WHERE made > %d AND state <> %s ORDER BY made DESC LIMIT %d', time() - self::KEPT, self::SENT, $most);
    }

    /**
     * @param array<string, int|string> $changes
     * @param array<string, int> $where
     */
    private function change(array $changes, array $where): bool
    {
        global $wpdb;

        return $wpdb->update($this->table->name(), $changes, $where) === 1;
    }
}
