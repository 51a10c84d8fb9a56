<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Search\Domain;

use Closure;
use DateTimeImmutable;
use DateTimeZone;
use Gazetteer\Search\Domain\OpeningSpan;
use Gazetteer\Tests\Check;

final class OpeningSpanTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $bar = new OpeningSpan('', 0b0010000, 18 * 60, 26 * 60);
        $times = [
            'is closed a minute before it opens' => ['2026-11-27 17:59', false],
            'is open in the minute in which it opens' => ['2026-11-27 18:00', true],
            'is open after midnight until it closes' => ['2026-11-28 01:59', true],
            'is closed in the minute in which it closes' => ['2026-11-28 02:00', false],
            'is closed after midnight of another day' => ['2026-11-27 01:00', false],
        ];
        foreach ($times as $title => [$time, $isOpen]) {
            yield "a bar that opens on Friday from 18:00 to 2:00 {$title}" => static fn () => Check::same($isOpen, $bar->isOpen(new DateTimeImmutable($time, new DateTimeZone('Europe/Zurich'))));
        }
        yield 'a range that starts on Sunday evening continues on Monday' => static fn () => Check::same(
            true,
            (new OpeningSpan('', 0b1000000, 22 * 60, 28 * 60))->isOpen(new DateTimeImmutable('2026-11-30 03:00', new DateTimeZone('UTC'))),
        );
        $zones = [
            'in the time zone of the listing' => ['Asia/Tokyo', '2026-11-27 01:30', true],
            'in summer time' => ['Europe/Zurich', '2026-07-01 07:30', true],
            'in winter time' => ['Europe/Zurich', '2026-12-02 07:30', false],
            'in the zone of the site if the listing has none' => ['', '2026-11-27 10:00', true],
            'never in an unknown time zone' => ['Nowhere/City', '2026-11-27 10:00', false],
        ];
        foreach ($zones as $title => [$zone, $time, $isOpen]) {
            yield "a shop that opens daily from 9:00 to 17:00 is open {$title}" => static fn () => Check::same(
                $isOpen,
                (new OpeningSpan($zone, 0b1111111, 9 * 60, 17 * 60))->isOpen(new DateTimeImmutable($time, new DateTimeZone('UTC'))),
            );
        }
        yield 'a week becomes one range for each pair of times' => static fn () => Check::same(
            ['h:=1f.540-1020', 'h:=20.600-720'],
            array_map(
                static fn (OpeningSpan $span): string => $span->facet(),
                OpeningSpan::fromWeek([1 => [[540, 1020]], 2 => [[540, 1020]], 3 => [[540, 1020]], 4 => [[540, 1020]], 5 => [[540, 1020]], 6 => [[600, 720]]], ''),
            ),
        );
        yield 'a range is the same after it was written as a facet and read' => static function (): void {
            $span = new OpeningSpan('america/argentina/comodrivadavia', 0b1000001, 0, 2880);
            Check::same(get_object_vars($span), get_object_vars(OpeningSpan::fromFacet($span->facet())));
        };
        yield 'the facet of a range has only lowercase letters, digits and signs that every database compares alike' => static fn () => Check::same(
            1,
            preg_match('/^[a-z0-9:.~=-]{1,191}$/D', (new OpeningSpan('America/Argentina/ComodRivadavia', 127, 1439, 2879))->facet()),
        );
        yield 'another facet is not a range' => static fn () => Check::same(null, OpeningSpan::fromFacet('c:12'));
    }
}
