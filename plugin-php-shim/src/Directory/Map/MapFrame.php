<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Map;

use Gazetteer\Search\Domain\Bounds;
use Gazetteer\Search\Domain\Cluster;

/** The part of the Mercator map that a drawing shows, and where places are in the drawing. */
final class MapFrame
{
    /** The smallest part of the map, as a share of the world's width. Otherwise one listing would fill the frame. */
    private const LEAST = 0.0004;
    /** Pixels around the listings, for the size of their marks. */
    private const MARGIN = 60;
    /** The drawing may be wider than the world, and then repeats it. */
    private const MOST = 2.5;
    private const POLE = 84.0;

    private function __construct(
        public readonly int $width,
        public readonly int $height,
        private readonly float $left,
        private readonly float $top,
        private readonly float $share,
        /** The smallest rectangle that contains the listings. */
        public readonly Bounds $results,
    ) {
    }

    /**
     * @param non-empty-list<Cluster> $clusters
     * @param int $width The size of the drawing.
     */
    public static function around(array $clusters, int $width, int $height): self
    {
        $lines = array_map(static fn (Cluster $cluster): float => self::line($cluster->latitude), $clusters);
        [$west, $span] = self::span(array_map(static fn (Cluster $cluster): float => ($cluster->longitude + 180) / 360, $clusters));
        $high = max($lines) - min($lines);
        $share = min(self::MOST, max(self::LEAST, $span * $width / ($width - 2 * self::MARGIN), $high * $width / ($height - 2 * self::MARGIN)));

        $latitudes = array_map(static fn (Cluster $cluster): float => $cluster->latitude, $clusters);

        return new self(
            $width,
            $height,
            $west + $span / 2 - $share / 2,
            (max($lines) + min($lines)) / 2 - $share * $height / $width / 2,
            $share,
            new Bounds(min($latitudes), $west * 360 - 180, max($latitudes), ($west + $span) * 360 - 180),
        );
    }

    public function x(float $longitude): float
    {
        $away = ($longitude + 180) / 360 - $this->left;

        return round(($away - floor($away + (1 - $this->share) / 2)) / $this->share * $this->width, 1);
    }

    /** Where a longitude is that continues an outline, without a jump at the date line. */
    public function straight(float $longitude, int $turn): float
    {
        return round((($longitude + 180) / 360 + $turn - $this->left) / $this->share * $this->width, 1);
    }

    public function y(float $latitude): float
    {
        return round((self::line($latitude) - $this->top) / $this->share * $this->width, 1);
    }

    public function zoom(): int
    {
        return max(0, (int) floor(log($this->width / 256 / $this->share, 2)));
    }

    /** The width of the drawing in degrees. */
    public function degrees(): float
    {
        return 360 * $this->share;
    }

    public function view(): Bounds
    {
        $south = self::latitude($this->top + $this->share * $this->height / $this->width);

        return $this->share >= 1
            ? new Bounds(-90, -180, 90, 180)
            : new Bounds($south, $this->left * 360 - 180, self::latitude($this->top), ($this->left + $this->share) * 360 - 180);
    }

    /**
     * Finds the shortest part of the globe that contains all longitudes. It may cross the date line.
     *
     * @param non-empty-list<float> $shares Longitudes as shares of the world's width.
     * @return array{float, float} The western edge, and the width.
     */
    private static function span(array $shares): array
    {
        sort($shares);
        $last = count($shares) - 1;
        [$gap, $west] = [1 + $shares[0] - $shares[$last], $shares[0]];
        for ($at = 1; $at <= $last; $at++) {
            if ($shares[$at] - $shares[$at - 1] > $gap) {
                [$gap, $west] = [$shares[$at] - $shares[$at - 1], $shares[$at]];
            }
        }

        return [$west, 1 - $gap];
    }

    private static function line(float $latitude): float
    {
        $angle = deg2rad(max(-self::POLE, min(self::POLE, $latitude)));

        return (1 - log(tan($angle) + 1 / cos($angle)) / M_PI) / 2;
    }

    private static function latitude(float $line): float
    {
        return rad2deg(atan(sinh(M_PI * (1 - 2 * max(-0.2, min(1.2, $line))))));
    }
}
