<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Entries;

/**
 * Detects duplicate requests: two requests are the same if they have the same client key, or the same content from the
 * same address within a short time. The unique key of the table accepts each lock only once, even with simultaneous
 * requests.
 */
final class EntryLock
{
    /** The lock of a new request. A request without key and content hash gets a random lock. */
    public static function of(string $request, string $address, string $hash, int $now): string
    {
        return self::all($request, $address, $hash, $now)[0] ?? bin2hex(random_bytes(32));
    }

    /**
     * @return list<string> The possible locks of an earlier identical request. The first one is the lock that this
     *     request would take.
     */
    public static function all(string $request, string $address, string $hash, int $now): array
    {
        if ($request !== '') {
            return [self::mix('request', $request)];
        }
        if ($hash === '') {
            return [];
        }
        $window = intdiv($now, Retention::SAME_CONTENT);

        return [
            self::mix('content', $address, $hash, (string) $window),
            self::mix('content', $address, $hash, (string) ($window - 1)),
        ];
    }

    private static function mix(string ...$parts): string
    {
        return hash('sha256', implode("\n", $parts));
    }
}
