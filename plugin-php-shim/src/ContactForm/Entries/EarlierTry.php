<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

use Gazetteer\ContactForm\Domain\Entries\EntryLock;
use Gazetteer\ContactForm\Domain\Entries\Retention;
use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\Contract\ServerStatus;
use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\Once\WaitingSlot;
use Gazetteer\Kernel\Request;

/** Waits for and returns the outcome of an earlier identical request. */
final class EarlierTry
{
    /** Four in a second, so 5 seconds: acceptable for a visitor, and longer than most mails take. */
    private const LOOKS = 20;
    /**
     * Seconds after which the client is no longer asked to retry: the message is stored, and its mail is retried by
     * cron.
     */
    private const LONG = 30;

    private int $taken = 0;

    public function __construct(private readonly EntryTable $table)
    {
    }

    /** A key is valid as long as its entry exists; identical content only identifies a double click. */
    public static function since(string $request, int $now): int
    {
        return $request === '' ? $now - Retention::SAME_CONTENT : 0;
    }

    public function outcome(string $request, string $address, string $hash): ?Outcome
    {
        $now = time();
        $locks = EntryLock::all($request, $address, $hash, $now);
        if ($locks === []) {
            return null;
        }
        $rows = $this->table->rows(
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
                __('An earlier version of this message was received already. Send it once more if you want it to go out as it is now.', 'gazetteer'),
                [],
                $hash,
            );
        }

        return EntryRow::readOutcome($rows[0]['outcome']);
    }

    /**
     * Polls until the identical request, which is still running, has an outcome.
     *
     * @throws Refusal If the client retries automatically, or too many requests wait.
     */
    public function await(string $request, string $address, string $hash): Outcome
    {
        $outcome = WaitingSlot::await(
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
            __('This message was received already and is on its way. There is no need to send it again.', 'gazetteer'),
            [],
            $hash,
        );
    }
}
