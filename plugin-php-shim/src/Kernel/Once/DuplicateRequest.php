<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Once;

use Closure;
use Gazetteer\Kernel\Http\Refusal;

/**
 * Waits for the answer of an identical request. Limits how many requests wait for the same answer, because each waiting
 * request occupies a PHP process. A slot is a row of the options table; another request can take it over after it
 * expires.
 */
final class DuplicateRequest
{
    public const PREFIX = 'gazetteer_waiting_';
    private const SLOTS = 2;
    /** Seconds of tolerance, because a request may acquire the slot late. */
    private const TOLERANCE = 5;
    private const POLL_MICROSECONDS = 250_000;
    /** Polls for a client that retries automatically, and the seconds after which it should do so. */
    private const POLLS_OF_CLIENT = 4;
    private const RETRY_AFTER = 2;

    /**
     * Calls a function four times a second until it returns something else than false.
     *
     * @template Answer
     * @param string $what Names the answer: requests with the same name share the slots.
     * @param int $polls How often to look before giving up.
     * @param bool $asksAgain Whether the client retries the request when the response asks it to.
     * @param Closure(): (Answer|false) $findAnswer
     * @param (Closure(): bool)|null $mayRefuse Whether a client is still asked to retry; if not, it gets false.
     * @return Answer|false False if there is no answer in time.
     * @throws Refusal If the client should retry, or too many requests wait.
     */
    public static function awaitAnswer(string $what, int $polls, bool $asksAgain, Closure $findAnswer, ?Closure $mayRefuse = null): mixed
    {
        $slot = null;
        try {
            for ($count = 1; $count <= $polls + 1; $count++) {
                $answer = $findAnswer();
                if ($answer !== false) {
                    return $answer;
                }
                $slot ??= self::acquireSlot($what, $polls * self::POLL_MICROSECONDS / 1_000_000);
                if ($slot === null || ($asksAgain && $count > self::POLLS_OF_CLIENT)) {
                    if ($mayRefuse === null || $mayRefuse()) {
                        throw new Refusal(Refusal::UNDER_WAY, 409, retryAfter: self::RETRY_AFTER);
                    }

                    return false;
                }
                if ($count <= $polls) {
                    usleep(self::POLL_MICROSECONDS);
                }
            }
        } finally {
            $slot?->delete();
        }

        return false;
    }

    /** Deletes slots of processes that have ended. */
    public static function sweep(): void
    {
        OptionRow::sweep(self::PREFIX);
    }

    /** @return OptionRow|null Null if all slots are taken. */
    private static function acquireSlot(string $what, float|int $seconds): ?OptionRow
    {
        $name = self::PREFIX . substr(hash('sha256', $what), 0, 32);
        for ($place = 1; $place <= self::SLOTS; $place++) {
            $slot = new OptionRow("{$name}_{$place}");
            $until = sprintf('%d %s', time() + (int) ceil($seconds) + self::TOLERANCE, bin2hex(random_bytes(4)));
            if ($slot->add($until) === 1 || $slot->replaceExpired($until, time())) {
                return $slot;
            }
        }

        return null;
    }
}
