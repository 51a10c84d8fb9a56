<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

use Gazetteer\ContactForm\Domain\Entries\EntryLock;
use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Submission\EarlierSubmission;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\Kernel\Once\AttemptCounter;

/** Looks for an identical earlier submission and counts the messages of the last hour, both in one query. */
final class EarlierEntries
{
    /** Only the newest entries are counted, so that the cost of the query does not grow with the table. */
    private const NEWEST = 1000;

    public function __construct(private readonly EntryTable $table)
    {
    }

    public function look(Form $form, Posted $posted, string $email, string $hash): EarlierSubmission
    {
        $now = time();
        $since = $now - HOUR_IN_SECONDS;
        $locks = EntryLock::all($posted->request, $posted->address, $hash, $now) ?: [''];
        [$found] = $this->table->rows(
            'SELECT (SELECT MAX(id) FROM {table} WHERE lock_key IN (%s, %s) AND taken > %d) AS same,
            COUNT(*) AS of_form, SUM(CASE WHEN email = %s THEN 1 ELSE 0 END) AS of_email, MIN(taken) AS first FROM {table}
            WHERE form = %d AND taken > %d AND state <> %s AND id > (SELECT COALESCE(MAX(id), 0) FROM {table}) - %d',
            $locks[0],
            $locks[1] ?? $locks[0],
            EarlierTry::since($posted->request, $now),
            $email,
            $form->id,
            $since,
            EntryState::Spam->value,
            self::NEWEST,
        );
        // If the identical request is still running, wait for it here: it has already used up this request's
        // challenges.
        $outcome = $found['same'] === null ? null : (new EarlierTry($this->table))->await($posted->request, $posted->address, $hash);
        $isFull = self::isReached((int) $found['of_form'], $form->formLimit)
            || ($email !== '' && self::isReached((int) $found['of_email'], $form->emailLimit));
        $wait = $isFull ? max(1, (int) $found['first'] - $since) : 0;

        return new EarlierSubmission($outcome, $outcome === null && $wait === 0 ? self::waitOfUnkept($form, $email) : $wait);
    }

    private static function isReached(int $count, int $limit): bool
    {
        return $limit > 0 && $count >= $limit;
    }

    /** Entries of forms that do not keep them have no email address, so a separate counter is needed. */
    private static function waitOfUnkept(Form $form, string $email): int
    {
        if ($form->keepDays > 0 || $form->emailLimit === 0 || $email === '') {
            return 0;
        }
        [$count, $seconds] = AttemptCounter::add('email ' . wp_hash("{$form->id} {$email}"), HOUR_IN_SECONDS);

        return $count > $form->emailLimit ? $seconds : 0;
    }
}
