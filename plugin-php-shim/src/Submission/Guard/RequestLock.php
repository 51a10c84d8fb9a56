<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Guard;

use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\Once\DuplicateRequest;
use Gazetteer\Kernel\Once\OptionRow;
use Gazetteer\Submission\Domain\SubmissionOutcome;
use RuntimeException;

/**
 * Lets one of several identical requests do the work. The other requests get the same response. The lock row stores
 * the progress, so that a new request can continue an aborted one and find the posts that it created.
 */
final class RequestLock
{
    public const PREFIX = 'gazetteer_submission_';
    /**
     * Seconds after which a lock is considered abandoned. Processing a request takes less time, and `renew()` extends
     * the lock.
     */
    public const ABANDONED_SECONDS = 120;
    private const MAX_READS = 120;
    private const MAX_ATTEMPTS = 5;

    /** @var array<array-key, mixed> Stored progress of an aborted earlier request. */
    public array $unfinished = [];
    /** Name of the lock. If this request creates an account, the account's meta contains this name. */
    public string $id;
    private OptionRow $row;
    private bool $isAcquired = false;

    /** @param bool $asksAgain Whether the client retries the request when the response asks it to. */
    public function __construct(private readonly RequestKey $key, private readonly int $time, private readonly bool $asksAgain = false)
    {
        $this->useRow($key->lock);
    }

    /**
     * Returns the stored response of an identical request, if there is one. Waits if that request is still running.
     *
     * @throws Refusal If the request is still running and the client retries, or if too many requests wait for it.
     */
    public function awaitAnswer(): ?SubmissionOutcome
    {
        if ($this->key->lock === '') {
            return null;
        }
        $answer = DuplicateRequest::awaitAnswer($this->key->lock, self::MAX_READS, $this->asksAgain, function (): SubmissionOutcome|false|null {
            $this->row->read();
            $facts = $this->row->json();

            return $facts === null || !$this->isValid($facts) ? null : $this->outcome($facts) ?? false;
        });

        return $answer === false ? self::stillRunning() : $answer;
    }

    /**
     * Acquires the lock, or waits for the response of the request that holds the lock.
     *
     * @param string $email Email of the account to create; '' for none.
     * @return SubmissionOutcome|null Null if this request must do the work.
     * @throws Refusal
     */
    public function acquire(string $email): ?SubmissionOutcome
    {
        if ($this->key->lock === '') {
            if ($email === '') {
                return null;
            }
            // No other request can be identical, but the new account needs a lock row, so use a random name.
            $this->useRow(bin2hex(random_bytes(32)));
        }
        for ($attempt = 0; $attempt < self::MAX_ATTEMPTS; $attempt++) {
            $unfinished = isset($this->row->json()['answer']) ? [] : (array) $this->row->json();
            // Keep the start time of the first aborted request. Several requests may have been aborted in a row, and
            // the first one may have created the account.
            $first = ($unfinished['email'] ?? '') === $email ? (int) ($unfinished['first'] ?? $unfinished['at'] ?? $this->time) : $this->time;
            if ($this->row->writeJson($this->facts(['email' => $email, 'first' => $first]))) {
                $this->isAcquired = true;
                $this->unfinished = $unfinished;

                return null;
            }
            $outcome = $this->awaitAnswer();
            if ($outcome !== null) {
                return $outcome;
            }
        }

        return self::stillRunning();
    }

    /**
     * Stores the ID of the new listing.
     *
     * @throws RuntimeException If another request now holds the lock, because this request was too slow or the clock jumped.
     */
    public function recordListing(int $listing): void
    {
        $this->update(['listing' => $listing]) || throw self::lost();
    }

    /**
     * Extends the lock, because processing images takes a long time.
     *
     * @throws RuntimeException If another request now holds the lock.
     */
    public function renew(): void
    {
        $this->update(['at' => max(time(), $this->time)]) || throw self::lost();
    }

    /**
     * Stores the response for identical requests, and the emails that are not sent yet.
     *
     * @param list<array{string, list<string|int>}> $mails The events that send each email if this process stops.
     */
    public function storeAnswer(SubmissionOutcome $outcome, array $mails): void
    {
        $this->update(['email' => '', 'answer' => [$outcome->listing, $outcome->address, $outcome->message, $outcome->newUser], 'mails' => $mails]);
    }

    /** Call this after all emails were sent or queued for a retry. */
    public function markMailsSent(): void
    {
        $this->update(['mails' => []]);
    }

    public function release(): void
    {
        if ($this->isAcquired) {
            $this->isAcquired = false;
            $this->row->delete();
        }
    }

    /**
     * @param array<string, mixed> $facts
     * @return bool False if another request holds the lock.
     */
    private function update(array $facts): bool
    {
        return !$this->isAcquired || $this->row->writeJson($this->facts($facts + (array) $this->row->json()));
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
    private function isValid(array $row): bool
    {
        $age = time() - (int) ($row['at'] ?? 0);

        // Use the absolute age, because a start time in the future means that the server clock was set back.
        return isset($row['answer']) ? $age < $this->key->seconds : abs($age) < self::ABANDONED_SECONDS;
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

    private static function stillRunning(): SubmissionOutcome
    {
        return SubmissionOutcome::fail([], __('This form is already being processed. You do not need to send it again.', 'gazetteer'));
    }

    private static function lost(): RuntimeException
    {
        return new RuntimeException('Another request has taken this one over.');
    }

    private function useRow(string $lock): void
    {
        $this->id = substr($lock, 0, 48);
        $this->row = new OptionRow(self::PREFIX . $this->id);
    }
}
