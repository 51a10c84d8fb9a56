<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Directory\Map;

use Closure;
use Gazetteer\Directory\Map\MapFrame;
use Gazetteer\Directory\Map\StillMap;
use Gazetteer\Search\Domain\Cluster;
use Gazetteer\Tests\Check;

final class MapFrameTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $places = [
            'in a city' => [[47.37, 8.54], [47.38, 8.52], [47.36, 8.55]],
            'on a continent' => [[59.9, 10.7], [41.3, 2.1], [47.4, 8.5]],
            'on both sides of the date line' => [[-17.7, 177.4], [-18, -179], [-36.9, 174.8]],
            'around the world' => [[47.4, 8.5], [-33.9, 151.2], [40.6, -73.8], [-50.0, -68.3], [60.6, 18.9]],
            'at one place' => [[10.0, 20.0]],
        ];
        foreach ($places as $where => $positions) {
            $clusters = array_map(static fn (array $position): Cluster => new Cluster((float) $position[0], (float) $position[1], 2), $positions);
            $frame = MapFrame::around($clusters, 1200, 320);
            yield "the drawing contains all listings {$where}, with a margin" => static function () use ($clusters, $frame): void {
                foreach ($clusters as $cluster) {
                    [$x, $y] = [$frame->x($cluster->longitude), $frame->y($cluster->latitude)];
                    Check::same([true, true], [$x >= 59 && $x <= 1141, $y >= 59 && $y <= 261]);
                }
            };
            yield "the view of the drawing contains all listings {$where}" => static function () use ($clusters, $frame): void {
                foreach ($clusters as $cluster) {
                    Check::same([true, true], [$frame->view()->contains($cluster->latitude, $cluster->longitude), $frame->results->contains($cluster->latitude, $cluster->longitude)]);
                }
            };
        }
        yield 'listings on both sides of the date line are close to each other in the drawing' => static function (): void {
            $frame = MapFrame::around([new Cluster(-17.0, 179.5, 2), new Cluster(-18.0, -179.5, 2)], 1200, 320);
            Check::same(true, $frame->degrees() < 10 && $frame->x(179.5) < $frame->x(-179.5));
        };
        yield 'the drawing shows a group as a circle with its number, and a listing as a pin' => static function (): void {
            $clusters = [new Cluster(47.4, 8.5, 12), new Cluster(51.5, -0.4, 1, 7)];
            $svg = StillMap::draw(MapFrame::around($clusters, 1200, 320), $clusters);
            Check::same([1, 1, 1], [substr_count($svg, '<circle'), substr_count($svg, 'gz-map-spot'), substr_count($svg, '>12</text>')]);
        };
        yield 'the drawing of the world has land, and is small' => static function (): void {
            $clusters = [new Cluster(60.0, 8.5, 12), new Cluster(-51.5, 170.4, 3)];
            $svg = StillMap::draw(MapFrame::around($clusters, 1200, 320), $clusters);
            Check::same([true, true], [str_contains($svg, 'gz-map-land'), strlen((string) gzencode($svg)) < 3000]);
        };
    }
}
