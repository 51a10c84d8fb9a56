<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Nearby;

use Gazetteer\Kernel\Http\Input;
use Gazetteer\Search\Domain\Bounds;
use Gazetteer\Search\Domain\ListingQuery;

/** Where on the map a visitor searches: near a place that they typed, near their position, or in a rectangle. */
final class PlaceFilter
{
    public const POSITION = 'gz_near';
    public const PLACE = 'gz_place';
    public const WITHIN = 'gz_within';
    public const BOUNDS = 'gz_bounds';
    /** Decimals of a position in the address. Two decimals are about 1 km, so that an address does not contain a home. */
    public const DECIMALS = 2;
    private const LONGEST_PLACE = 150;
    private const FARTHEST = 20_100.0;

    /**
     * @param string $place As the visitor typed it.
     * @param array{float, float}|null $position Latitude and longitude, rounded.
     * @param float $kilometres The radius; 0 for the default.
     */
    public function __construct(
        public readonly string $place = '',
        public readonly ?array $position = null,
        public readonly float $kilometres = 0,
        public readonly ?Bounds $bounds = null,
    ) {
    }

    public static function read(Input $input): self
    {
        $within = $input->text(self::WITHIN, 20);

        return new self(
            $input->text(self::PLACE, self::LONGEST_PLACE),
            self::readPosition($input->text(self::POSITION, 40)),
            is_numeric($within) && (float) $within > 0 ? min(self::FARTHEST, round((float) $within, 2)) : 0,
            Bounds::fromText($input->text(self::BOUNDS, 100)),
        );
    }

    /** @return array{float, float}|null Latitude and longitude, rounded. */
    public static function readPosition(string $text): ?array
    {
        if (preg_match('/^\s*(-?\d{1,2}(?:\.\d{1,15})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,15})?)\s*$/D', $text, $found) !== 1) {
            return null;
        }
        [$latitude, $longitude] = [round((float) $found[1], self::DECIMALS), round((float) $found[2], self::DECIMALS)];

        return abs($latitude) <= 90 && abs($longitude) <= 180 ? [$latitude, $longitude] : null;
    }

    /** Whether the visitor searches near a place or a position. A typed place has priority. */
    public function isNear(): bool
    {
        return $this->place !== '' || $this->position !== null;
    }

    public function isNarrowed(): bool
    {
        return $this->isNear() || $this->bounds !== null;
    }

    /** Whether the visitor typed a place that is not in the directory. */
    public function isUnknown(ListingQuery $query): bool
    {
        return $this->place !== '' && $query->nearby === null;
    }

    public function positionText(): string
    {
        return $this->position === null ? '' : sprintf('%s,%s', (string) json_encode($this->position[0]), (string) json_encode($this->position[1]));
    }

    /** @return array<string, string> URL arguments. */
    public function arguments(): array
    {
        return array_filter([
            self::PLACE => $this->place,
            self::POSITION => $this->place === '' ? $this->positionText() : '',
            self::WITHIN => $this->isNear() && $this->kilometres > 0 ? (string) json_encode($this->kilometres) : '',
            self::BOUNDS => $this->bounds?->text() ?? '',
        ], static fn (string $value): bool => $value !== '');
    }
}
