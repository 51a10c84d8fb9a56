<?php

declare(strict_types=1);

namespace Gazetteer\Domain\Lookup;

/**
 * A set is kept in pieces of so many listings, so that saving one listing never rewrites a long row. A piece is text
 * of ASCII: few members as a list, many as bits, those of a cell with their spots.
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
            's' => ListingSet::of(unpack('v*', Spots::ofBytes($bytes)->numbers) ?: []),
            default => ListingSet::none(),
        };
    }

    public static function writeSpots(Spots $spots): string
    {
        return $spots->count() === 0 ? '' : 's' . base64_encode($spots->bytes());
    }

    public static function readSpots(string $text): Spots
    {
        return ($text[0] ?? '') === 's' ? Spots::ofBytes((string) base64_decode(substr($text, 1), true)) : Spots::none();
    }

    /**
     * @param array<int, bool|Spot> $members Whether a number belongs, or where.
     * @return array{int, string}|null How many belong then, and the text; null if nothing is new. Places are always new:
     * whoever is just making the order has to see that something happened.
     */
    public static function change(string $text, array $members): ?array
    {
        if (($text[0] ?? '') === 's' || array_filter($members, static fn (bool|Spot $belongs): bool => $belongs instanceof Spot) !== []) {
            return self::changeSpots($text, $members);
        }
        if (($text[0] ?? '') === 'o') {
            return [1, self::writePlaces(self::forgotten(self::readPlaces($text), array_keys($members, false, true)))];
        }
        $before = self::read($text);
        $after = $before->or(ListingSet::of(array_keys($members, true, true)))->without(ListingSet::of(array_keys($members, false, true)));
        $size = $after->count();

        return $size === $before->count() && $after->without($before)->count() === 0 ? null : [$size, self::write($after)];
    }

    public static function writePlaces(string $places): string
    {
        return 'o' . base64_encode($places);
    }

    public static function readPlaces(string $text): string
    {
        return ($text[0] ?? '') === 'o' ? (string) base64_decode(substr($text, 1), true) : '';
    }

    /** @param list<int> $numbers */
    private static function forgotten(string $places, array $numbers): string
    {
        foreach ($numbers as $number) {
            if (isset($places[$number])) {
                $places[$number] = "\0";
            }
        }

        return $places;
    }

    /**
     * @param array<int, bool|Spot> $members
     * @return array{int, string}|null
     */
    private static function changeSpots(string $text, array $members): ?array
    {
        $spots = self::readSpots($text);
        foreach ($members as $number => $belongs) {
            $spots = $belongs instanceof Spot ? $spots->with($number, $belongs) : $spots->without($number);
        }
        $after = self::writeSpots($spots);

        return $after === $text ? null : [$spots->count(), $after];
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
