<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Guard;

use Gazetteer\Submission\Domain\SubmissionOutcome;
use RuntimeException;

/**
 * Lets one request of several that are the same do the work, and gives the others its answer. It is a row of the options
 * table, of which there can be one of a name, whatever becomes of the caches; what was begun is written down in it, so
 * that a request that was cut off can be taken over.
 */
final class RequestLock
{
    public const PREFIX = 'gazetteer_submission_';
    /** Longer than anything takes that is done under the lock. */
    private const CUT_OFF = 120;
    /** Longer than a process takes that sends mails to a slow server. */
    private const MAILED = 1800;
    private const PAUSE = 250_000;
    private const LOOKS = 120;

    /** @var array<array-key, mixed> What a request had begun that was cut off before this one. */
    public array $begun = [];
    private string $row = '';
    /** @var array<array-key, mixed>|null */
    private ?array $seen = null;

    public function __construct(private readonly RequestKey $key, private readonly int $time)
    {
    }

    /** The answer that the same request got, if it got one. */
    public function answer(): ?SubmissionOutcome
    {
        $row = $this->seen = $this->key->lock === '' ? null : $this->read();

        return $row === null || !$this->counts($row) ? null : $this->outcome($row);
    }

    /**
     * Takes the lock, or waits for the answer of whoever has it.
     *
     * @param string $email Of the account that is to be made; '' for none.
     * @return SubmissionOutcome|null Null where this request does the work.
     */
    public function take(string $email): ?SubmissionOutcome
    {
        for ($look = 0; $this->key->lock !== '' && $look < self::LOOKS; $look++) {
            // The first look has been taken.
            $row = $look === 0 ? $this->seen : $this->read();
            $counts = $row !== null && $this->counts($row);
            if (!$counts && $this->write($this->encode(['email' => $email]), $row === null ? null : $this->row)) {
                $this->begun = isset($row['answer']) ? [] : (array) $row;

                return null;
            }
            $outcome = $counts ? $this->outcome($row) : null;
            if ($outcome !== null) {
                return $outcome;
            }
            if ($look > 0) {
                usleep(self::PAUSE);
            }
        }

        return $this->key->lock === '' ? null : SubmissionOutcome::fail([], __('This is being received already. There is no need to send it again.', 'gazetteer'));
    }

    /**
     * Notes which listing this request is making.
     *
     * @throws RuntimeException Where it took so long, or the clock jumped, that another one has taken over: one of them makes it.
     */
    public function note(int $listing): void
    {
        if (!$this->change(['listing' => $listing])) {
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
        global $wpdb;
        if ($this->row !== '') {
            $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->options} WHERE option_name = %s AND option_value = %s", $this->name(), $this->row));
            $this->row = '';
        }
    }

    /** Rows of requests so old that nobody sends them again, and mails whose process was stopped. */
    public static function sweep(): void
    {
        global $wpdb;
        $rows = $wpdb->get_results($wpdb->prepare("SELECT option_name, option_value FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like(self::PREFIX) . '%'), ARRAY_A);
        foreach ((array) $rows as $row) {
            $facts = (array) json_decode((string) $row['option_value'], true);
            $age = time() - (int) ($facts['at'] ?? 0);
            if ($age > self::MAILED && ($facts['mails'] ?? []) !== []) {
                // WordPress plans an event once, however often it is asked.
                foreach ($facts['mails'] as [$event, $arguments]) {
                    wp_schedule_single_event(time(), $event, $arguments);
                }
                $wpdb->update($wpdb->options, ['option_value' => wp_json_encode(['mails' => []] + $facts)], $row);
            }
            if ($age > RequestKey::KEY_SECONDS) {
                $wpdb->delete($wpdb->options, ['option_name' => $row['option_name']]);
            }
        }
    }

    /**
     * @param array<string, mixed> $facts
     * @return bool False where the lock is another request's by now.
     */
    private function change(array $facts): bool
    {
        return $this->row === '' || $this->write($this->encode($facts + (array) json_decode($this->row, true)), $this->row);
    }

    /** @param array<string, mixed> $facts */
    private function encode(array $facts): string
    {
        return (string) wp_json_encode($facts + ['at' => $this->time, 'body' => $this->key->body]);
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

    /** @return array<array-key, mixed>|null */
    private function read(): ?array
    {
        global $wpdb;
        $found = $wpdb->get_var($wpdb->prepare("SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", $this->name()));
        $this->row = (string) $found;

        return $found === null ? null : (array) json_decode($this->row, true);
    }

    /** Whether the row was as it was thought to be. */
    private function write(string $row, ?string $before): bool
    {
        global $wpdb;
        $written = $wpdb->query($before === null
            ? $wpdb->prepare("INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'no')", $this->name(), $row)
            : $wpdb->prepare("UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = %s AND option_value = %s", $row, $this->name(), $before));
        if ($written === false) {
            throw new RuntimeException('The request could not be noted.');
        }
        if ($written === 1) {
            $this->row = $row;
        }

        return $written === 1;
    }

    private function name(): string
    {
        return self::PREFIX . substr($this->key->lock, 0, 48);
    }
}
