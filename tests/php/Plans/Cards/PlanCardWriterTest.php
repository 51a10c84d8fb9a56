<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Plans\Cards;

use Closure;
use Gazetteer\Contract\PlanStyle;
use Gazetteer\Plans\Cards\Look;
use Gazetteer\Plans\Domain\Inclusion;
use Gazetteer\Tests\Check;

final class PlanCardWriterTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (PlanStyle::cases() as $style) {
            yield "the style {$style->value} has a template" => static fn () => self::draws($style);
            yield "the style {$style->value} escapes all texts of the owner" => static fn () => self::escapes($style);
        }
        yield 'there are three kinds of styles' => static function (): void {
            $families = array_count_values(array_map(static fn (Look $look): string => $look->family(), array_unique(array_map(Look::fromStyle(...), PlanStyle::cases()), SORT_REGULAR)));
            Check::same(['horizontal' => 3, 'vertical' => 5, 'table' => 1], $families);
        };
        yield 'every style can be selected' => static fn () => Check::same([], array_udiff(Look::cases(), array_map(Look::fromStyle(...), PlanStyle::cases()), static fn (Look $a, Look $b): int => $a->name <=> $b->name));
        yield 'the card says that there is no submit page' => static function (): void {
            $html = SamplePlan::drawn(SamplePlan::with(), option: []);
            Check::same([1, 1, 0], [substr_count($html, ' disabled>'), substr_count($html, 'Listings cannot be submitted here yet.'), substr_count($html, 'action=')]);
        };
        yield 'a card does not link to an unpublished page' => static fn () => Check::same(0, substr_count(SamplePlan::drawn(SamplePlan::with(), option: ['pages' => ['submit' => 8]]), 'action='));
        yield 'a filter can change the submit page' => static function (): void {
            $html = SamplePlan::drawn(SamplePlan::with(), option: [], filters: ['gazetteer_plan_submit_url' => static fn (): string => '/add/']);
            Check::same([1, 0], [substr_count($html, 'action="/add/"'), substr_count($html, 'disabled')]);
        };
        yield 'the table compares plans row by row, with undefined values left empty' => static function (): void {
            $words = SamplePlan::words(SamplePlan::drawn([
                SamplePlan::with(title: 'One', includes: [Inclusion::Video], unlisted: [], extras: ['7']),
                SamplePlan::with(title: 'Two', unlisted: array_slice(Inclusion::cases(), 1)),
            ], PlanStyle::VerticalView8));
            foreach (['Video Included 7 Included Contact', 'Contact details Not included Not included Map', 'Map and directions Not included Photo', 'Listings 1 1'] as $part) {
                Check::same($part, str_contains($words, $part) ? $part : $words);
            }
        };
    }

    private static function draws(PlanStyle $style): void
    {
        $html = SamplePlan::drawn([SamplePlan::with(), SamplePlan::with(id: 12)], $style, 5);
        $look = Look::fromStyle($style);
        Check::same(true, str_starts_with($html, "<div class=\"gz-plan-cards gz-plan-cards-{$look->family()} gz-plan-style-{$look->value}\">"));
        Check::same([2, 2, 1, 1, 2], [
            substr_count($html, '<form method="post" action="/submit/?from=7&amp;x=1" class="price-plan-button">'),
            substr_count($html, '<input type="hidden" name="lp_pre_selected_cats" value="5">'),
            substr_count($html, '<input type="hidden" name="plan_id" value="11">'),
            substr_count($html, '<input type="hidden" name="plan_id" value="12">'),
            substr_count($html, '</form>'),
        ]);
        Check::same(0, substr_count(SamplePlan::drawn(SamplePlan::with(), $style), 'lp_pre_selected_cats'));
    }

    private static function escapes(PlanStyle $style): void
    {
        $hostile = '"><img src=x onerror=alert(1)>\'&lt;script&gt;';
        $html = SamplePlan::drawn(
            SamplePlan::with(title: $hostile, text: $hostile, price: 5.0, isHot: true, extras: [$hostile], colour: $hostile),
            $style,
            5,
            ['currency' => $hostile, 'pages' => ['submit' => 7]],
            [
                'gazetteer_currency' => static fn (): array => ['sign' => '<i>', 'pattern' => '<b>{sign}{amount}'],
                'gazetteer_plan_submit_url' => static fn (): string => 'javascript:alert(1)',
            ],
        );
        foreach (['<img', '<script', '<i>', '<b>', 'javascript:', 'x"><'] as $part) {
            Check::same('', str_contains($html, $part) ? $html : '');
        }
    }
}
