<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Guard;

use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\WaitingSlot;
use Gazetteer\Submission\Domain\SubmissionOutcome;
use RuntimeException;

/**
 * Lets one request of several that are the same do the work, and gives the others its answer. What was begun is written
 * down in its row, so that a request that was cut off can be taken over, and what it left can be found.
 */
final class RequestLock
{
    public const PREFIX = 'gazetteer_submission_';
    /** Longer than anything takes that is done under the lock. */
    public const CUT_OFF = 120;
    private const PAUSE = 250_000;
    private const LOOKS = 120;
    /** Of a client that asks again by itself. */
    private const LOOKS_OF_CLIENT = 4;
    private const ASK_AGAIN = 2;
    private const TAKES = 5;

    /** @var array<array-key, mixed> What a request had begun that was cut off before this one. */
    public array $begun = [];
    /** By what the account that is made under this lock is known. */
    public string $id;
    private LockRow $row;
    private bool $isTaken = false;

    /** @param bool $asksAgain Whether the client sends the same request again where this one is told to. */
    public function __construct(private readonly RequestKey $key, private readonly int $time, private readonly bool $asksAgain = false)
    {
        $this->name($key->lock);
    }

    /**
     * The answer that the same request got, if it got one; waits for the answer of one that is under way.
     *
     * @throws Refusal Where it is under way and the client asks again, or too many wait for it.
     */
    public function answer(): ?SubmissionOutcome
    {
        $waiting = null;
        try {
            for ($look = 1; $this->key->lock !== ''; $look++) {
                $this->row->read();
                if ($this->row->facts === null || !$this->counts($this->row->facts)) {
                    return null;
                }
                $outcome = $this->outcome($this->row->facts);
                if ($outcome !== null) {
                    return $outcome;
                }
                $waiting ??= WaitingSlot::take($this->key->lock, self::LOOKS * self::PAUSE / 1_000_000);
                if ($waiting === null || ($this->asksAgain && $look > self::LOOKS_OF_CLIENT)) {
                    throw new Refusal(Refusal::UNDER_WAY, 409, retryAfter: self::ASK_AGAIN);
                }
                if ($look > self::LOOKS) {
                    return self::underWay();
                }
                usleep(self::PAUSE);
            }
        } finally {
            $waiting?->free();
        }

        return null;
    }

    /**
     * Takes the lock, or waits for the answer of whoever has it.
     *
     * @param string $email Of the account that is to be made; '' for none.
     * @return SubmissionOutcome|null Null where this request does the work.
     * @throws Refusal
     */
    public function take(string $email): ?SubmissionOutcome
    {
        if ($this->key->lock === '') {
            if ($email === '') {
                return null;
            }
            // It is like no other request, and its account is noted all the same.
            $this->name(bin2hex(random_bytes(32)));
        }
        for ($take = 0; $take < self::TAKES; $take++) {
            $begun = isset($this->row->facts['answer']) ? [] : (array) $this->row->facts;
            // Several may have been cut off, one after the other: the account is as old as the first.
            $first = ($begun['email'] ?? '') === $email ? (int) ($begun['first'] ?? $begun['at'] ?? $this->time) : $this->time;
            if ($this->row->write($this->facts(['email' => $email, 'first' => $first]))) {
                $this->isTaken = true;
                $this->begun = $begun;

                return null;
            }
            $outcome = $this->answer();
            if ($outcome !== null) {
                return $outcome;
            }
        }

        return self::underWay();
    }

    /**
     * Notes which listing this request is making; without one, that it is still at work, since images take long.
     *
     * @throws RuntimeException Where it took so long, or the clock jumped, that another one has taken over: one of them makes it.
     */
    public function note(int $listing = 0): void
    {
        if (!$this->change($listing > 0 ? ['listing' => $listing] : ['at' => max(time(), $this->time)])) {
            throw new RuntimeException('Another request has taken this one over.');
        }
    }

    /**
     * Of what was noted nothing is needed any more.
     *
     * @param list<array{string, list<string|int>}> $mails That are sent now: for each an event that sends it, should this process be stopped.
     */
    public function keep(SubmissionOutcome $outcome, array $mails): void
    {
        $this->change(['email' => '', 'answer' => [$outcome->listing, $outcome->address, $outcome->message, $outcome->newUser], 'mails' => $mails]);
    }

    /** The mails are on their way, or planned anew because they failed. */
    public function mailed(): void
    {
        $this->change(['mails' => []]);
    }

    public function free(): void
    {
        if ($this->isTaken) {
            $this->isTaken = false;
            $this->row->delete();
        }
    }

    /**
     * @param array<string, mixed> $facts
     * @return bool False where the lock is another request's by now.
     */
    private function change(array $facts): bool
    {
        return !$this->isTaken || $this->row->write($this->facts($facts + (array) $this->row->facts));
    }

    /**
     * @param array<array-key, mixed> $facts
     * @return array<array-key, mixed>
     */
    private function facts(array $facts): array
    {
        return $facts + ['at' => $this->time, 'body' => $this->key->body];
    }

    /** @param array<array-key, mixed> $row */
    private function counts(array $row): bool
    {
        $age = time() - (int) ($row['at'] ?? 0);

        // What seems to begin in times to come was begun before a clock was set back.
        return isset($row['answer']) ? $age < $this->key->seconds : abs($age) < self::CUT_OFF;
    }

    /** @param array<array-key, mixed> $row */
    private function outcome(array $row): ?SubmissionOutcome
    {
        if (($row['body'] ?? '') !== $this->key->body) {
            return SubmissionOutcome::fail([], __('An earlier version of this was received already. Please reload the page before you send another one.', 'gazetteer'));
        }
        $answer = $row['answer'] ?? null;

        return is_array($answer) ? SubmissionOutcome::success((int) $answer[0], (string) $answer[1], (string) $answer[2], (int) $answer[3]) : null;
    }

    private static function underWay(): SubmissionOutcome
    {
        return SubmissionOutcome::fail([], __('This is being received already. There is no need to send it again.', 'gazetteer'));
    }

    private function name(string $lock): void
    {
        $this->id = substr($lock, 0, 48);
        $this->row = new LockRow(self::PREFIX . $this->id);
    }
}
