<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Plans\Chooser;

use Closure;
use Gazetteer\Contract\Duration;
use Gazetteer\Contract\PlanStyle;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Plans\Cards\PlanTemplates;
use Gazetteer\Plans\Chooser\ChooserReader;
use Gazetteer\Plans\Chooser\ChooserView;
use Gazetteer\Plans\Chooser\ScreenAddress;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Tests\Check;

require_once __DIR__ . '/../../stubs/cards.php';

final class ChooserTest
{
    private const CATEGORIES = [5 => 'Hotels', 6 => 'Hangars'];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach ($this->screens() as $says => [$attributes, $address, $shown]) {
            yield $says => static fn () => Check::same($shown, self::shown(self::read($attributes, $address)));
        }
        yield 'the chooser starts with a category without general plans, and offers no other plan type' => static function (): void {
            $view = self::read([], [], array_slice(self::plans(), 2));
            Check::same([false, 5, false], [$view->isGeneral, $view->category, $view->hasToggle]);
        };
        foreach (['no period' => null, 'one period' => Duration::Yearly] as $says => $duration) {
            yield "there is nothing to choose with only general plans of {$says}" => static function () use ($duration): void {
                $view = self::read([], [], [self::plan(1, $duration)], []);
                Check::same([true, false, false, [1]], [$view->isGeneral, $view->hasQuestions(), $view->hasPeriods, self::ids($view)]);
            };
        }
        yield 'a plan without a period is shown for each period' => static function (): void {
            $plans = [self::plan(1), self::plan(2, Duration::Monthly), self::plan(3, Duration::Yearly)];
            Check::same([[1, 2], [1, 3]], array_map(
                static fn (array $address): array => self::ids(self::read([], $address, $plans, [])),
                [[], ['plan_period' => 'yearly']],
            ));
        };
        yield 'the switcher value of each plan type and category is known' => static function (): void {
            $view = self::read([], []);
            Check::same([false, true, false, true], [$view->switchOf(0)->isOffered, $view->switchOf(5)->isOffered, $view->switchOf(6)->isOffered, $view->mayHavePeriods()]);
        };
        yield 'there is no period switch if no plan has a period' => static fn () => Check::same(
            false,
            self::read([], [], array_slice(self::plans(), 3), [6 => 'Hangars'])->mayHavePeriods(),
        );
        foreach (['', 'plan_kind=exclusive', 'plan_category=5', 'plan_category=6', 'plan_category=5&plan_period=yearly'] as $query) {
            yield "one period is ticked for the query ?{$query}" => static function () use ($query): void {
                parse_str($query, $address);
                $side = str_contains($query, 'yearly') ? 'yearly' : 'monthly';
                Check::same([$side], self::found('/name="plan_period" value="(\w+)" checked/', self::drawn(self::read([], $address))));
            };
        }
        yield 'the yearly period shows the saving, and the plans to which it applies' => static function (): void {
            $paid = [self::priced(1, 10, Duration::Monthly), self::priced(1, 96, Duration::Yearly)];
            $others = [self::priced(2, 10, Duration::Monthly, 5), self::priced(2, 60, Duration::Yearly, 5), self::priced(3, 10, Duration::Monthly, 5)];
            $html = self::drawn(self::read([], [], [...$paid, ...$others], [5 => 'Hotels', 6 => 'Hangars']));
            Check::same(['save 20 %'], self::found('~ Annually <span class="gz-plan-saving">([^<]*)</span>~', $html));
            Check::same(['1', '1', '0'], self::found('/data-switcher="(\d)"/', $html));
            Check::same(['save 20 %', 'save 50 %', ''], self::found('/data-saving="([^"]*)"/', $html));
        };
        yield 'the largest saving is shown if the plans save different amounts' => static function (): void {
            $plans = [self::priced(1, 10, Duration::Monthly), self::priced(1, 96, Duration::Yearly), self::priced(2, 10, Duration::Monthly), self::priced(2, 90, Duration::Yearly)];
            Check::same('save up to 25 %', self::read([], [], $plans, [])->switchOf(0)->saving);
        };
        yield 'there is no row for the switch if it can never be used' => static fn () => Check::same(
            [],
            self::found('/gz-plan-period/', self::drawn(self::read([], [], array_slice(self::plans(), 3), [6 => 'Hangars']))),
        );
        yield 'the chooser waits for a category' => static fn () => Check::same(true, self::read([], ['plan_kind' => 'exclusive'])->isWaiting());
        yield 'the owner can hide the plan type toggle' => static fn () => Check::same(false, self::read(['toggle' => false], [])->hasToggle);
        yield 'the URL keeps the parameters that identify the page' => static function (): void {
            $address = new ScreenAddress('/site/?page_id=4&plan_category=5&plan_kind=standard&plan_period=yearly&a[]=1&q=x%20"y#top');
            Check::same(['/site/', ['page_id' => '4', 'q' => 'x "y'], '/site/?page_id=4&q=x+%22y&plan_kind=standard'], [$address->path, $address->rest, $address->ofKind('standard')]);
        };
        yield 'the URL is never on another site' => static fn () => Check::same('/evil.test/', (new ScreenAddress('//evil.test/'))->path);
    }

    /** @return iterable<string, array{array<string, mixed>, array<string, mixed>, array{bool, int, ?string, list<int>}}> */
    private function screens(): iterable
    {
        yield 'the chooser starts with the general plans' => [[], [], [true, 0, 'monthly', [1]]];
        yield 'the chooser starts with the first category if the block says so' => [['kind' => 'exclusive'], [], [false, 5, 'monthly', [2]]];
        yield 'the category in the URL is shown' => [[], ['plan_category' => '5'], [false, 5, 'monthly', [2]]];
        yield 'the period in the URL is shown' => [[], ['plan_category' => '5', 'plan_period' => 'yearly'], [false, 5, 'yearly', [3]]];
        yield 'the chooser starts with the period of the block' => [['period' => 'yearly'], ['plan_category' => '5'], [false, 5, 'yearly', [3]]];
        yield 'plans of the only period, and plans without a period, are always shown' => [[], ['plan_category' => '6'], [false, 6, 'monthly', [4, 5]]];
        yield 'the period in the URL hides no plan if there is only one period' => [[], ['plan_category' => '6', 'plan_period' => 'monthly'], [false, 6, 'monthly', [4, 5]]];
        yield 'a period is selected while the chooser waits for a category' => [[], ['plan_kind' => 'exclusive'], [false, 0, 'monthly', []]];
        yield 'the general plans are shown on request' => [['kind' => 'exclusive'], ['plan_kind' => 'standard', 'plan_category' => '5'], [true, 0, 'monthly', [1]]];
        yield 'a requested category is shown with its plan type' => [[], ['plan_kind' => 'exclusive', 'plan_category' => '5'], [false, 5, 'monthly', [2]]];
        yield 'an unknown category is ignored' => [[], ['plan_category' => '99'], [true, 0, 'monthly', [1]]];
        foreach (['x', ['5'], '-5', '5; DROP', '5.0'] as $odd) {
            yield 'takes ' . json_encode($odd) . ' for no category' => [[], ['plan_category' => $odd, 'plan_period' => $odd, 'plan_kind' => $odd], [true, 0, 'monthly', [1]]];
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

    private static function priced(int $id, float $price, Duration $duration, int $category = 0): Plan
    {
        return new Plan($id, "Plan {$id}", price: $price, duration: $duration, isByCategory: $category > 0, categories: $category > 0 ? [$category] : []);
    }

    private static function drawn(ChooserView $view): string
    {
        return (new PlanTemplates())->draw('chooser', ['view' => $view, 'address' => new ScreenAddress('/plans/'), 'root' => 'class="gz-plans"', 'results' => '']);
    }

    /** @return list<string> Each match, or what its brackets hold. */
    private static function found(string $pattern, string $html): array
    {
        preg_match_all($pattern, str_replace("'", '"', $html), $matches);

        return $matches[1] ?? $matches[0];
    }

    private static function read(array $attributes, array $address, ?array $plans = null, array $categories = self::CATEGORIES): ChooserView
    {
        $given = new Input($attributes + ['toggle' => true]);

        return (new ChooserReader(PlanStyle::VerticalView1, $plans ?? self::plans(), $categories, $given, new Input($address)))->read();
    }

    /** @return array{bool, int, ?string, list<int>} */
    private static function shown(ChooserView $view): array
    {
        return [$view->isGeneral, $view->category, $view->period->value, self::ids($view)];
    }

    /** @return list<int> */
    private static function ids(ChooserView $view): array
    {
        return array_map(static fn (Plan $plan): int => $plan->id, $view->plans);
    }
}
