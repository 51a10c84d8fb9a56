<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Entries;

/**
 * What makes two requests the same: the key the client gave them, or else the same content from the same
 * address within a short while. The table takes each lock once, however many requests come at the same moment.
 */
final class EntryLock
{
    /** The lock of a request that comes now. One that can be compared with nothing gets a lock of its own. */
    public static function of(string $request, string $address, string $hash, int $now): string
    {
        return self::all($request, $address, $hash, $now)[0] ?? bin2hex(random_bytes(32));
    }

    /** @return list<string> The locks that the same request may have taken before; the one it would take now is the first. */
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
