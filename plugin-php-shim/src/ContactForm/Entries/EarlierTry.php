<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

use Gazetteer\ContactForm\Domain\Entries\EntryLock;
use Gazetteer\ContactForm\Domain\Entries\Retention;
use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\Contract\ServerStatus;

/** What became of an earlier request that was the same as this one. */
final class EarlierTry
{
    /** Together as long as a visitor gladly waits, and longer than most mails take. */
    private const LOOKS = 20;
    private const PAUSE = 250_000;

    public function __construct(private readonly EntryTable $table)
    {
    }

    /** A key is good for as long as its entry is kept; content alone only shows a double click. */
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
            'SELECT hash, outcome FROM {table} WHERE lock_key IN (%s, %s) AND taken > %d ORDER BY id DESC LIMIT 1',
            $locks[0],
            $locks[1] ?? $locks[0],
            self::since($request, $now),
        );
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

    /** The same request is being answered at this moment: its outcome is ours, as soon as there is one. */
    public function await(string $request, string $address, string $hash): Outcome
    {
        for ($look = 0; $look < self::LOOKS; $look++) {
            $outcome = $this->outcome($request, $address, $hash);
            if ($outcome !== null) {
                return $outcome;
            }
            usleep(self::PAUSE);
        }

        return new Outcome(
            ServerStatus::Aborted->value,
            __('This message was received already and is on its way. There is no need to send it again.', 'gazetteer'),
            [],
            $hash,
        );
    }
}
