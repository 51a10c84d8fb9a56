<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\Contract\ServerStatus;
use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\Once\AttemptCounter;
use Gazetteer\Kernel\Once\DuplicateRequest;
use Gazetteer\Kernel\Request;
use Gazetteer\Kernel\Store\Table;

/**
 * Finds the outcome of an earlier identical submission, and waits if that submission is still being processed. The same
 * query counts the messages of the last hour for the rate limits.
 */
final class EarlierEntries
{
    /** Maximum number of entries that the query counts, so that its cost does not grow with the table. */
    private const NEWEST = 1000;
    /**
     * Maximum number of polls. At four polls per second they take 5 seconds, longer than it takes to send most mails.
     */
    private const LOOKS = 20;
    /**
     * Seconds after which the response no longer tells the client to retry, because the message is stored and cron
     * retries its mail.
     */
    private const LONG = 30;

    private int $taken = 0;

    public function __construct(private readonly Table $store)
    {
    }

    /** Returns the outcome of an identical submission, or the seconds until the form accepts another message. */
    public function look(Form $form, Posted $posted, string $email, string $hash): Outcome|int
    {
        $now = time();
        $since = $now - HOUR_IN_SECONDS;
        $locks = EntryTable::locks($posted->request, $posted->address, $hash, $now) ?: [''];
        $found = $this->store->rows(
            'SELECT (SELECT MAX(id) FROM {table} WHERE lock_key IN (%s, %s) AND taken > %d) AS same,
            COUNT(*) AS of_form, SUM(CASE WHEN email = %s THEN 1 ELSE 0 END) AS of_email, MIN(taken) AS first FROM {table}
            WHERE form = %d AND taken > %d AND state <> %s AND id > (SELECT COALESCE(MAX(id), 0) FROM {table}) - %d',
            $locks[0],
            $locks[1] ?? $locks[0],
            self::since($posted->request, $now),
            $email,
            $form->id,
            $since,
            EntryState::Spam->value,
            self::NEWEST,
        )[0] ?? null;
        if ($found === null) {
            // The table does not exist yet. The plugin creates it when it stores the message.
            return 0;
        }
        // If the identical request is still running, wait for its outcome. It has already invalidated the captcha and
        // quiz answers, so checking them again would fail.
        if ($found['same'] !== null) {
            return $this->await($posted->request, $posted->address, $hash);
        }
        $isFull = self::isReached((int) $found['of_form'], $form->formLimit)
            || ($email !== '' && self::isReached((int) $found['of_email'], $form->emailLimit));

        return $isFull ? max(1, (int) $found['first'] - $since) : self::waitOfUnkept($form, $email);
    }

    private static function isReached(int $count, int $limit): bool
    {
        return $limit > 0 && $count >= $limit;
    }

    /**
     * If a form does not keep entries, their rows contain no email address, so count the messages per address
     * separately.
     */
    private static function waitOfUnkept(Form $form, string $email): int
    {
        if ($form->keepDays > 0 || $form->emailLimit === 0 || $email === '') {
            return 0;
        }
        [$count, $seconds] = AttemptCounter::add('email ' . wp_hash("{$form->id} {$email}"), HOUR_IN_SECONDS);

        return $count > $form->emailLimit ? $seconds : 0;
    }

    /**
     * The time from which entries count as duplicates: all entries for a request key, only recent ones for the same
     * content.
     */
    private static function since(string $request, int $now): int
    {
        return $request === '' ? $now - EntryTable::SAME_CONTENT : 0;
    }

    private function outcome(string $request, string $address, string $hash): ?Outcome
    {
        $now = time();
        $locks = EntryTable::locks($request, $address, $hash, $now);
        if ($locks === []) {
            return null;
        }
        $rows = $this->store->rows(
            'SELECT hash, outcome, taken FROM {table} WHERE lock_key IN (%s, %s) AND taken > %d ORDER BY id DESC LIMIT 1',
            $locks[0],
            $locks[1] ?? $locks[0],
            self::since($request, $now),
        );
        $this->taken = (int) ($rows[0]['taken'] ?? 0);
        if ($rows === []) {
            return null;
        }
        if ($hash !== '' && $rows[0]['hash'] !== $hash) {
            return new Outcome(
                ServerStatus::Aborted->value,
                __('We already received an earlier version of this message. Send it again if you want to send this version, too.', 'gazetteer'),
                [],
                $hash,
            );
        }

        return KeptEntry::readOutcome($rows[0]['outcome']);
    }

    /**
     * Polls until the identical request, which is still running, has an outcome.
     *
     * @throws Refusal If the client retries automatically, or too many requests wait.
     */
    public function await(string $request, string $address, string $hash): Outcome
    {
        $outcome = DuplicateRequest::awaitAnswer(
            $request === '' ? "{$address} {$hash}" : $request,
            self::LOOKS,
            Request::asksAgain(),
            fn (): Outcome|false => $this->outcome($request, $address, $hash) ?? false,
            fn (): bool => time() - $this->taken < self::LONG,
        );
        if ($outcome !== false) {
            return $outcome;
        }

        return new Outcome(
            ServerStatus::Aborted->value,
            __('We already received this message. You do not need to send it again.', 'gazetteer'),
            [],
            $hash,
        );
    }
}
