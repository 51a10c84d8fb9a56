<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Guard;

use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\Once\DuplicateRequest;
use Gazetteer\Kernel\Once\OptionRow;
use Gazetteer\Submission\Domain\SubmissionOutcome;
use RuntimeException;

/**
 * Lets one of several identical requests do the work, and gives the others its answer. Stores the progress in the lock
 * row, so that another request can take over from an aborted one and find the posts it left behind.
 */
final class RequestLock
{
    public const PREFIX = 'gazetteer_submission_';
    /** Seconds after which a lock is considered abandoned. Longer than any work done under the lock. */
    public const CUT_OFF = 120;
    private const LOOKS = 120;
    private const TAKES = 5;

    /** @var array<array-key, mixed> Stored progress of an aborted earlier request. */
    public array $begun = [];
    /** Identifies the account that is created under this lock. */
    public string $id;
    private OptionRow $row;
    private bool $isTaken = false;

    /** @param bool $asksAgain Whether the client retries the request when the response asks it to. */
    public function __construct(private readonly RequestKey $key, private readonly int $time, private readonly bool $asksAgain = false)
    {
        $this->name($key->lock);
    }

    /**
     * Returns the answer of an identical request, if there is one. Waits for the answer of a running one.
     *
     * @throws Refusal If the request is still running and the client retries, or if too many requests wait for it.
     */
    public function answer(): ?SubmissionOutcome
    {
        if ($this->key->lock === '') {
            return null;
        }
        $answer = DuplicateRequest::awaitAnswer($this->key->lock, self::LOOKS, $this->asksAgain, function (): SubmissionOutcome|false|null {
            $this->row->read();
            $facts = $this->row->json();

            return $facts === null || !$this->counts($facts) ? null : $this->outcome($facts) ?? false;
        });

        return $answer === false ? self::underWay() : $answer;
    }

    /**
     * Takes the lock, or waits for the answer of the request that holds it.
     *
     * @param string $email Email of the account to create; '' for none.
     * @return SubmissionOutcome|null Null if this request must do the work.
     * @throws Refusal
     */
    public function take(string $email): ?SubmissionOutcome
    {
        if ($this->key->lock === '') {
            if ($email === '') {
                return null;
            }
            // No other request is identical to this one, but its account is recorded too, so use a random name.
            $this->name(bin2hex(random_bytes(32)));
        }
        for ($take = 0; $take < self::TAKES; $take++) {
            $begun = isset($this->row->json()['answer']) ? [] : (array) $this->row->json();
            // Several requests may have been aborted in turn; the account may date from the first one.
            $first = ($begun['email'] ?? '') === $email ? (int) ($begun['first'] ?? $begun['at'] ?? $this->time) : $this->time;
            if ($this->row->writeJson($this->facts(['email' => $email, 'first' => $first]))) {
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
     * Stores the ID of the new listing. Without an ID, refreshes the lock, because processing images takes long.
     *
     * @throws RuntimeException If another request took over, because this one was too slow or the clock jumped.
     */
    public function note(int $listing = 0): void
    {
        if (!$this->change($listing > 0 ? ['listing' => $listing] : ['at' => max(time(), $this->time)])) {
            throw new RuntimeException('Another request has taken this one over.');
        }
    }

    /**
     * Stores the answer and drops the progress, which is no longer needed.
     *
     * @param list<array{string, list<string|int>}> $mails The events that send each email if this process stops.
     */
    public function keep(SubmissionOutcome $outcome, array $mails): void
    {
        $this->change(['email' => '', 'answer' => [$outcome->listing, $outcome->address, $outcome->message, $outcome->newUser], 'mails' => $mails]);
    }

    /** Call this after the emails are sent or rescheduled. */
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
     * @return bool False if another request holds the lock.
     */
    private function change(array $facts): bool
    {
        return !$this->isTaken || $this->row->writeJson($this->facts($facts + (array) $this->row->json()));
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

        // A start time in the future means that the clock was set back.
        return isset($row['answer']) ? $age < $this->key->seconds : abs($age) < self::CUT_OFF;
    }

    /** @param array<array-key, mixed> $row */
    private function outcome(array $row): ?SubmissionOutcome
    {
        if (($row['body'] ?? '') !== $this->key->body) {
            return SubmissionOutcome::fail([], __('We already received an earlier version of this form. Please reload the page before you send another one.', 'gazetteer'));
        }
        $answer = $row['answer'] ?? null;

        return is_array($answer) ? SubmissionOutcome::success((int) $answer[0], (string) $answer[1], (string) $answer[2], (int) $answer[3]) : null;
    }

    private static function underWay(): SubmissionOutcome
    {
        return SubmissionOutcome::fail([], __('This form is already being processed. You do not need to send it again.', 'gazetteer'));
    }

    private function name(string $lock): void
    {
        $this->id = substr($lock, 0, 48);
        $this->row = new OptionRow(self::PREFIX . $this->id);
    }
}
