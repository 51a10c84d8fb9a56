<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Search\Domain\Words;

use Closure;
use Gazetteer\Search\Domain\Words\Plurals;
use Gazetteer\Tests\Check;

final class PluralsTest
{
    private const PAIRS = [
        'hotels' => 'hotel', 'bakeries' => 'bakery', 'boxes' => 'box', 'churches' => 'church', 'cafes' => 'cafe', 'wolves' => 'wolf',
        'knives' => 'knife', 'cookies' => 'cookie', 'dentists' => 'dentist', 'women' => 'woman', 'teeth' => 'tooth',
        'wohnungen' => 'wohnung', 'schulen' => 'schule', 'chateaux' => 'chateau', 'hopitaux' => 'hopital', 'ciudades' => 'ciudad',
    ];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (self::PAIRS as $plural => $singular) {
            yield "the plural “{$plural}” finds its singular" => static fn () => Check::same(true, in_array($singular, Plurals::forms([$plural]), true));
        }
        yield 'a singular finds its plural' => static function (): void {
            foreach (['hotel' => 'hotels', 'church' => 'churches', 'schule' => 'schulen', 'chateau' => 'chateaux', 'bakery' => 'bakeries', 'wolf' => 'wolves', 'knife' => 'knives', 'hopital' => 'hopitaux', 'woman' => 'women', 'tooth' => 'teeth'] as $singular => $plural) {
                Check::same([$singular, true], [$singular, in_array($plural, Plurals::forms([$singular]), true)]);
            }
        };
        yield 'a German plural with an umlaut finds its singular' => static fn () => Check::same(
            [true, false],
            [in_array('haus', Plurals::forms(['hauser', 'haeuser']), true), in_array('haus', Plurals::forms(['hauser']), true)],
        );
        yield 'short words, numbers and words of other scripts have no plural' => static fn () => Check::same(
            [[], [], [], []],
            array_map(static fn (string $word): array => Plurals::forms([$word]), ['as', 'a320s', 'news', 'аэропорты']),
        );
    }
}
