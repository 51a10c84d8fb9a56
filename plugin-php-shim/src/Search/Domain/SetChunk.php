<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

use Gazetteer\Search\Domain\Geo\Spot;
use Gazetteer\Search\Domain\Geo\Spots;

/**
 * Converts a chunk of a set to text and back. A set is stored in several rows, each for SPAN listing numbers, so that
 * saving one listing never rewrites a long row. The first letter of the text is the format.
 */
final class SetChunk
{
    public const SPAN = 32768;
    /** Format: a list of numbers, for chunks with few listings. */
    public const NUMBERS = 'n';
    /** Format: one bit for each number, for chunks with many listings. */
    private const BITS = 'b';
    /** Format: the listings of a map cell, each with its position in the cell. */
    private const SPOTS = 's';
    /** Format: a part of a stored sort order instead of a set. See RoughOrder. */
    private const ORDER = 'o';
    private const BYTES = self::SPAN / 8;
    private const FEW = 256;

    public static function indexOf(int $number): int
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
            ? self::BITS . base64_encode(rtrim($piece->bytes, "\0"))
            : self::NUMBERS . base64_encode(pack('v*', ...$piece->numbers()));
    }

    /** @param string $recent Changes made after the text was written, oldest first. */
    public static function read(string $text, string $recent = ''): ListingSet
    {
        $bytes = (string) base64_decode(substr($text, 1), true);
        $set = match ($text[0] ?? '') {
            self::BITS => ListingSet::fromBytes($bytes),
            self::NUMBERS => ListingSet::fromNumbers($bytes === '' ? [] : unpack('v*', $bytes)),
            self::SPOTS => ListingSet::fromNumbers(unpack('v*', Spots::fromBytes($bytes)->numbers) ?: []),
            default => ListingSet::none(),
        };
        if ($recent === '') {
            return $set;
        }
        $gone = self::changes($recent);
        $come = array_filter($gone);

        return $set->or(ListingSet::fromNumbers(array_keys($come)))->without(ListingSet::fromNumbers(array_keys(array_diff_key($gone, $come))));
    }

    public static function writeSpots(Spots $spots): string
    {
        return $spots->count() === 0 ? '' : self::SPOTS . base64_encode($spots->bytes());
    }

    public static function readSpots(string $text, string $recent = ''): Spots
    {
        $spots = ($text[0] ?? '') === self::SPOTS ? Spots::fromBytes((string) base64_decode(substr($text, 1), true)) : Spots::none();
        foreach ($recent === '' ? [] : self::changes($recent) as $number => $belongs) {
            $spots = $belongs instanceof Spot ? $spots->with($number, $belongs) : $spots->without($number);
        }

        return $spots;
    }

    /** Returns one change as text, to append to the column `recent`. */
    public static function writeChange(int $number, bool|Spot $belongs): string
    {
        return match (true) {
            $belongs instanceof Spot => sprintf('+%04x%02x%04x ', $number, $belongs->field, $belongs->rest),
            $belongs => sprintf('+%04x ', $number),
            default => sprintf('-%04x ', $number),
        };
    }

    /**
     * @return array<int, bool|Spot> The last change of each listing number: true for added, false for removed, or its position in a map cell.
     */
    public static function changes(string $recent): array
    {
        $changes = [];
        foreach (explode(' ', rtrim($recent)) as $change) {
            $number = (int) hexdec(substr($change, 1, 4));
            $changes[$number] = match (true) {
                $change[0] === '-' => false,
                strlen($change) > 5 => new Spot((int) hexdec(substr($change, 5, 2)), (int) hexdec(substr($change, 7, 4))),
                default => true,
            };
        }

        return $changes;
    }

    /**
     * @param array<int, bool|Spot> $members Changes by listing number: true for added, false for removed, or the position in a map cell.
     * @return array{int, string} The new number of members, and the text.
     */
    public static function change(string $text, array $members): array
    {
        if (($text[0] ?? '') === self::SPOTS || array_filter($members, static fn (bool|Spot $belongs): bool => $belongs instanceof Spot) !== []) {
            return self::changeSpots($text, $members);
        }
        if (($text[0] ?? '') === self::ORDER) {
            return [0, self::writeOrder(self::forgotten(self::readOrder($text), array_keys($members, false, true)))];
        }
        $after = self::read($text)->or(ListingSet::fromNumbers(array_keys($members, true, true)))->without(ListingSet::fromNumbers(array_keys($members, false, true)));

        return [$after->count(), self::write($after)];
    }

    /** @param string $places One byte for each listing number, see RoughOrder. */
    public static function writeOrder(string $places): string
    {
        return self::ORDER . base64_encode($places);
    }

    public static function readOrder(string $text, string $recent = ''): string
    {
        $places = ($text[0] ?? '') === self::ORDER ? (string) base64_decode(substr($text, 1), true) : '';

        return $recent === '' ? $places : self::forgotten($places, array_keys(self::changes($recent), false, true));
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
     * @return array{int, string}
     */
    private static function changeSpots(string $text, array $members): array
    {
        $spots = self::readSpots($text);
        foreach ($members as $number => $belongs) {
            $spots = $belongs instanceof Spot ? $spots->with($number, $belongs) : $spots->without($number);
        }

        return [$spots->count(), self::writeSpots($spots)];
    }

    /** @param array<int, ListingSet> $pieces By chunk. */
    public static function join(array $pieces): ListingSet
    {
        if ($pieces === []) {
            return ListingSet::none();
        }
        if (array_keys($pieces) === [0]) {
            return $pieces[0];
        }
        $bytes = '';
        for ($chunk = 0; $chunk <= max(array_keys($pieces)); $chunk++) {
            $bytes .= str_pad(($pieces[$chunk] ?? ListingSet::none())->bytes, self::BYTES, "\0");
        }

        return ListingSet::fromBytes($bytes);
    }
}
