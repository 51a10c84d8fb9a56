<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Map;

use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Search\Domain\Cluster;

/** Draws a small map as SVG in the page, without a request: land, a grid, and the listings as dots. */
final class StillMap
{
    /** The outlines of the continents are too rough for smaller parts of the map. */
    private const LEAST_DEGREES = 12;
    private const LEAST_STEP = 7;
    private const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30];
    private const LINES = 12;

    /** @param list<Cluster> $clusters */
    public static function draw(MapFrame $frame, array $clusters): string
    {
        $dots = '';
        foreach (array_reverse($clusters) as $cluster) {
            $dots .= self::dot($frame, $cluster);
        }

        return Tag::of('svg', [
            'class' => ['gz-map-drawing', $frame->degrees() < self::LEAST_DEGREES ? 'gz-map-close' : ''],
            'viewBox' => "0 0 {$frame->width} {$frame->height}",
            'preserveAspectRatio' => 'xMidYMid slice',
            'aria-hidden' => 'true',
            'focusable' => 'false',
        ], self::land($frame) . self::grid($frame) . $dots);
    }

    private static function dot(MapFrame $frame, Cluster $cluster): string
    {
        [$x, $y] = [$frame->x($cluster->longitude), $frame->y($cluster->latitude)];
        if ($cluster->count === 1) {
            return Tag::of('path', ['class' => 'gz-map-spot', 'd' => "M{$x} {$y}c-2-6-9-10-9-18a9 9 0 0 1 18 0c0 8-7 12-9 18z"]);
        }
        $radius = round(min(34, 9 + 3 * log($cluster->count, 2)), 1);
        $number = $cluster->count < 10_000 ? (string) $cluster->count : round($cluster->count / 1000) . 'k';

        return Tag::of('circle', ['class' => 'gz-map-dot', 'cx' => (string) $x, 'cy' => (string) $y, 'r' => (string) $radius])
            . Tag::of('text', ['x' => (string) $x, 'y' => (string) ($y + 4.5)], Tag::text($number));
    }

    private static function land(MapFrame $frame): string
    {
        if ($frame->degrees() < self::LEAST_DEGREES) {
            return '';
        }
        $path = '';
        foreach (Land::outlines() as $corners) {
            foreach ([-1, 0, 1, 2] as $turn) {
                $points = array_map(static fn (array $corner): array => [$frame->straight($corner[0], $turn), $frame->y($corner[1])], $corners);
                [$xs, $ys] = [array_column($points, 0), array_column($points, 1)];
                $isSeen = max($xs) >= 0 && min($xs) <= $frame->width && max($ys) >= 0 && min($ys) <= $frame->height;
                $path .= $isSeen ? self::outline($points) : '';
            }
        }

        return Tag::of('path', ['class' => 'gz-map-land', 'd' => $path]);
    }

    /**
     * Returns the path of an outline. Skips corners that are only a few pixels from the previous one.
     *
     * @param list<array{float, float}> $points
     */
    private static function outline(array $points): string
    {
        [$x, $y] = [(int) round($points[0][0]), (int) round($points[0][1])];
        $path = "M{$x} {$y}l";
        foreach ($points as $point) {
            [$right, $down] = [(int) round($point[0]) - $x, (int) round($point[1]) - $y];
            if (abs($right) + abs($down) >= self::LEAST_STEP) {
                $path .= ($right < 0 || str_ends_with($path, 'l') ? '' : ' ') . $right . ($down < 0 ? '' : ' ') . $down;
                [$x, $y] = [$x + $right, $y + $down];
            }
        }

        return str_ends_with($path, 'l') ? '' : "{$path}z";
    }

    /** Draws the lines of latitude and longitude. */
    private static function grid(MapFrame $frame): string
    {
        $steps = array_filter(self::STEPS, static fn (float $step): bool => $frame->degrees() / $step <= self::LINES);
        $step = $steps === [] ? 30 : min($steps);
        $view = $frame->view();
        $path = '';
        $middle = $view->west + $view->width() / 2;
        for ($at = floor(($middle - $frame->degrees() / 2) / $step) * $step; $at <= $middle + $frame->degrees() / 2; $at += $step) {
            $path .= 'M' . $frame->straight($at, 0) . ' 0v' . $frame->height;
        }
        for ($at = ceil(max(-80.0, $view->south) / $step) * $step; $at <= min(80.0, $view->north); $at += $step) {
            $path .= 'M0 ' . $frame->y($at) . 'h' . $frame->width;
        }

        return Tag::of('path', ['class' => 'gz-map-grid', 'd' => $path]);
    }
}
