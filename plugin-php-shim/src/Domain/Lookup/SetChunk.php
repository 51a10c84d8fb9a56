<?php

declare(strict_types=1);

namespace Gazetteer\Domain\Lookup;

/**
 * A set is kept in pieces of so many listings, so that saving one listing never rewrites a long row. A piece is text
 * of ASCII: few members as a list, many as bits.
 */
final class SetChunk
{
    public const SPAN = 32768;
    private const BYTES = self::SPAN / 8;
    private const FEW = 256;

    public static function of(int $number): int
    {
        return intdiv($number, self::SPAN);
    }

    public static function write(ListingSet $piece): string
    {
        $count = $piece->count();
        if ($count === 0) {
            return '';
        }

        return $count > self::FEW
            ? 'b' . base64_encode(rtrim($piece->bytes, "\0"))
            : 'n' . base64_encode(pack('v*', ...$piece->numbers()));
    }

    public static function read(string $text): ListingSet
    {
        $bytes = (string) base64_decode(substr($text, 1), true);

        return match ($text[0] ?? '') {
            'b' => ListingSet::ofBytes($bytes),
            'n' => ListingSet::of($bytes === '' ? [] : unpack('v*', $bytes)),
            default => ListingSet::none(),
        };
    }

    /** @param array<int, string> $pieces Texts by their place. */
    public static function join(array $pieces): ListingSet
    {
        if ($pieces === []) {
            return ListingSet::none();
        }
        if (array_keys($pieces) === [0]) {
            return self::read($pieces[0]);
        }
        $bytes = '';
        for ($chunk = 0; $chunk <= max(array_keys($pieces)); $chunk++) {
            $bytes .= str_pad(self::read($pieces[$chunk] ?? '')->bytes, self::BYTES, "\0");
        }

        return ListingSet::ofBytes($bytes);
    }
}
