<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Mail;

use Gazetteer\Kernel\Store\StoreFailure;
use Gazetteer\Kernel\Store\Table;

/**
 * Stores the failed mails of a feature, with the number of attempts and the last error. A row contains the mail's name
 * and the ID of the listing or claim. It does not contain the text, because each attempt creates the text again. The
 * table is created with the first row.
 */
final class FailedMailTable
{
    public const WAITING = 'waiting';
    public const SENT = 'sent';
    public const FAILED = 'failed';

    /** Seconds after which an attempt without a result counts as interrupted. */
    private const INTERRUPTED_AFTER = 600;
    private const KEPT_SECONDS = 30 * 86_400;
    private const MAX_ERROR_LENGTH = 500;

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
        $next = MailRetryQueue::nextTry($failed, time());

        return StoreFailure::tolerate(fn (): int => $this->table->insert([
            'event' => $this->event,
            'mail' => $mail,
            'about' => $about,
            'state' => $next > 0 ? self::WAITING : self::FAILED,
            'attempts' => $failed,
            'next_try' => $next,
            'made' => time(),
            'trouble' => mb_substr($trouble, 0, self::MAX_ERROR_LENGTH),
        ]), 0) > 0;
    }

    /** @return list<int> */
    public function due(int $now, int $most): array
    {
        $rows = $this->table->rows('SELECT id FROM {table} WHERE event = %s AND next_try BETWEEN 1 AND %d ORDER BY next_try LIMIT %d', $this->event, $now, $most);

        return array_map(intval(...), array_column($rows, 'id'));
    }

    public function nextDue(): int
    {
        return $this->table->number('SELECT next_try FROM {table} WHERE event = %s AND next_try > 0 ORDER BY next_try LIMIT 1', $this->event);
    }

    /**
     * Starts an attempt. Returns null if another process has already started an attempt for this mail.
     *
     * @return array{mail: string, about: int, attempts: int}|null
     */
    public function claim(int $id): ?array
    {
        $row = $this->table->rows('SELECT * FROM {table} WHERE id = %d', $id)[0] ?? null;
        if ($row === null || (int) $row['next_try'] === 0 || (int) $row['next_try'] > time()) {
            return null;
        }
        $attempts = (int) $row['attempts'] + 1;
        // Count the attempt before it starts. A mail that always crashes PHP then still reaches the last attempt.
        $next = MailRetryQueue::nextTry($attempts, time()) > 0 ? time() + self::INTERRUPTED_AFTER : 0;
        $claimed = $this->table->change(
            'UPDATE {table} SET attempts = %d, next_try = %d, state = %s WHERE id = %d AND next_try = %d',
            $attempts,
            $next,
            $next > 0 ? self::WAITING : self::FAILED,
            $id,
            (int) $row['next_try'],
        );

        return $claimed === 1
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
        // If the mail was sent, keep the error of the last failed attempt.
        $error = $trouble === '' ? [] : [mb_substr($trouble, 0, self::MAX_ERROR_LENGTH)];
        $this->table->change('UPDATE {table} SET state = %s, next_try = %d' . ($error === [] ? '' : ', trouble = %s') . ' WHERE id = %d', $state, $next, ...[...$error, $id]);
    }

    /** Deletes the rows of mails that were sent or given up, 30 days after the first failure. */
    public function sweep(): void
    {
        StoreFailure::tolerate(fn (): int => $this->table->change('DELETE FROM {table} WHERE made < %d AND next_try = 0', time() - self::KEPT_SECONDS));
    }

    /** @return list<array<string, string|null>> The newest mails of all features that are not sent. */
    public static function unsent(int $most): array
    {
        $sql = 'SELECT * FROM {table} WHERE made > %d AND state <> %s ORDER BY made DESC LIMIT %d';

        return StoreFailure::tolerate(static fn (): array => self::table()->rows($sql, time() - self::KEPT_SECONDS, self::SENT, $most), []);
    }
}
