<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Once;

use Closure;
use Gazetteer\Kernel\Http\Refusal;

/**
 * Lets a request wait for the response to an identical request that is still running. Only a few requests may wait at
 * the same time, because each one occupies a PHP process. Each waiting request holds a slot: a row of the options table
 * that expires.
 */
final class DuplicateRequest
{
    public const PREFIX = 'gazetteer_waiting_';
    private const SLOTS = 2;
    /** Additional seconds before a slot expires, because a request may acquire the slot late. */
    private const TOLERANCE = 5;
    private const POLL_MICROSECONDS = 250_000;
    /** If the client retries automatically, the number of polls after which the response tells it to retry. */
    private const POLLS_OF_CLIENT = 4;
    /** Seconds after which such a client may retry. */
    private const RETRY_AFTER = 2;

    /**
     * Calls `$findAnswer` four times a second until it does not return false.
     *
     * @template Answer
     * @param string $what A name for the request. Requests with the same name share the slots.
     * @param int $polls The number of polls before giving up.
     * @param bool $asksAgain Whether the client retries automatically.
     * @param Closure(): (Answer|false) $findAnswer
     * @param (Closure(): bool)|null $mayRefuse Whether the response may tell the client to retry. If not, this method
     *     returns false instead of throwing a refusal.
     * @return Answer|false False if no answer was found in time.
     * @throws Refusal If the client should retry later, or if too many requests are waiting.
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

    /** Deletes expired slots, for example of processes that crashed. */
    public static function sweep(): void
    {
        OptionRow::sweep(self::PREFIX);
    }

    /** @return OptionRow|null Null if all slots are in use. */
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
