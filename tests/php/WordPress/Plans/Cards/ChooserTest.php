<?php

declare(strict_types=1);

namespace Gazetteer\Tests\WordPress\Plans\Cards;

use Closure;
use Gazetteer\Contract\Duration;
use Gazetteer\Contract\PlanStyle;
use Gazetteer\Domain\Plan\Plan;
use Gazetteer\Endpoint\Input;
use Gazetteer\Tests\Check;
use Gazetteer\WordPress\Plans\Cards\ChooserReader;
use Gazetteer\WordPress\Plans\Cards\ChooserView;
use Gazetteer\WordPress\Plans\Cards\ScreenAddress;

final class ChooserTest
{
    private const CATEGORIES = [5 => 'Hotels', 6 => 'Hangars'];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach ($this->screens() as $says => [$attributes, $address, $shown]) {
            yield $says => static fn () => Check::same($shown, self::shown(self::read($attributes, $address)));
        }
        yield 'begins with a category where there are no general plans, and offers no other kind' => static function (): void {
            $view = self::read([], [], array_slice(self::plans(), 2));
            Check::same([false, 5, false], [$view->isGeneral, $view->category, $view->hasToggle]);
        };
        yield 'asks nothing where there are only general plans of no period' => static function (): void {
            $view = self::read([], [], array_slice(self::plans(), 0, 1), []);
            Check::same([true, false], [$view->isGeneral, $view->hasQuestions()]);
        };
        yield 'has a period to choose where a general plan has one' => static function (): void {
            $view = self::read([], [], [self::plan(1, Duration::Yearly)], []);
            Check::same([true, [1], null], [$view->hasPeriods, self::ids($view), $view->period]);
        };
        yield 'waits for a category' => static fn () => Check::same(true, self::read([], ['plan_kind' => 'exclusive'])->isWaiting());
        yield 'keeps the toggle from visitors where the owner says so' => static fn () => Check::same(false, self::read(['toggle' => false], [])->hasToggle);
        yield 'keeps of an address what finds the page' => static function (): void {
            $address = new ScreenAddress('/site/?page_id=4&plan_category=5&plan_kind=standard&plan_period=yearly&a[]=1&q=x%20"y#top');
            Check::same(['/site/', ['page_id' => '4', 'q' => 'x "y'], '/site/?page_id=4&q=x+%22y&plan_kind=standard'], [$address->path, $address->rest, $address->ofKind('standard')]);
        };
        yield 'never leads to another site' => static fn () => Check::same('/evil.test/', (new ScreenAddress('//evil.test/'))->path);
    }

    /** @return iterable<string, array{array<string, mixed>, array<string, mixed>, array{bool, int, ?string, list<int>}}> */
    private function screens(): iterable
    {
        yield 'begins with the general plans' => [[], [], [true, 0, null, [1]]];
        yield 'begins with the first category where the block says so' => [['kind' => 'exclusive'], [], [false, 5, 'monthly', [2]]];
        yield 'shows the category of the address' => [[], ['plan_category' => '5'], [false, 5, 'monthly', [2]]];
        yield 'shows the period of the address' => [[], ['plan_category' => '5', 'plan_period' => 'yearly'], [false, 5, 'yearly', [3]]];
        yield 'begins with the period of the block' => [['period' => 'yearly'], ['plan_category' => '5'], [false, 5, 'yearly', [3]]];
        yield 'hides no plan behind a period that nobody chose' => [[], ['plan_category' => '6'], [false, 6, null, [4, 5]]];
        yield 'shows what a chosen period leaves' => [[], ['plan_category' => '6', 'plan_period' => 'monthly'], [false, 6, 'monthly', []]];
        yield 'shows the general plans when asked for them' => [['kind' => 'exclusive'], ['plan_kind' => 'standard', 'plan_category' => '5'], [true, 0, null, [1]]];
        yield 'shows a category that was asked for with its kind' => [[], ['plan_kind' => 'exclusive', 'plan_category' => '5'], [false, 5, 'monthly', [2]]];
        yield 'knows no category but those on offer' => [[], ['plan_category' => '99'], [true, 0, null, [1]]];
        foreach (['x', ['5'], '-5', '5; DROP', '5.0'] as $odd) {
            yield 'takes ' . json_encode($odd) . ' for no category' => [[], ['plan_category' => $odd, 'plan_period' => $odd, 'plan_kind' => $odd], [true, 0, null, [1]]];
        }
    }

    /** @return list<Plan> */
    private static function plans(): array
    {
        return [
            self::plan(1),
            self::plan(2, Duration::Monthly, 5),
            self::plan(3, Duration::Yearly, 5),
            self::plan(4, Duration::Yearly, 6),
            self::plan(5, null, 6),
        ];
    }

    private static function plan(int $id, ?Duration $duration = null, int $category = 0): Plan
    {
        return new Plan($id, "Plan {$id}", duration: $duration, isByCategory: $category > 0, categories: $category > 0 ? [$category] : []);
    }

    private static function read(array $attributes, array $address, ?array $plans = null, array $categories = self::CATEGORIES): ChooserView
    {
        $given = new Input($attributes + ['toggle' => true]);

        return (new ChooserReader(PlanStyle::VerticalView1, $plans ?? self::plans(), $categories, $given, new Input($address)))->read();
    }

    /** @return array{bool, int, ?string, list<int>} */
    private static function shown(ChooserView $view): array
    {
        return [$view->isGeneral, $view->category, $view->period?->value, self::ids($view)];
    }

    /** @return list<int> */
    private static function ids(ChooserView $view): array
    {
        return array_map(static fn (Plan $plan): int => $plan->id, $view->plans);
    }
}
