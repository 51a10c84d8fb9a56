<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Setup;

use Closure;
use Gazetteer\Contract\Duration;
use Gazetteer\Plans\Chooser\PeriodSwitch;
use Gazetteer\Plans\Domain\Inclusion;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanChoice;
use Gazetteer\Setup\ExamplePlans;
use Gazetteer\Tests\Check;

require_once __DIR__ . '/../stubs/cards.php';

/** Tests the plans that the setup creates on a new site. */
final class ExamplePlansTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'there are three example plans per period, with the free plan in both' => static function (): void {
            foreach (Duration::cases() as $period) {
                $titles = array_map(static fn (Plan $plan): string => $plan->title, PlanChoice::ofPeriod(ExamplePlans::all(), $period));
                Check::same(['Free', 'Standard', 'Premium'], $titles);
            }
        };
        yield 'all yearly example plans save the same percentage, which the switch shows' => static fn () => Check::same(
            [true, 'save 20 %'],
            [PeriodSwitch::between(ExamplePlans::all())->isOffered, PeriodSwitch::between(ExamplePlans::all())->saving],
        );
        yield 'the example plans include only features that listings can show' => static fn () => Check::same([], array_filter(
            array_merge(...array_map(static fn (Plan $plan): array => $plan->includes, ExamplePlans::all())),
            static fn (string $slug): bool => !Inclusion::from($slug)->isSupported(),
        ));
        yield 'the example plans include more at a higher price' => static function (): void {
            $counts = array_map(static fn (Plan $plan): int => count($plan->includes), PlanChoice::ofPeriod(ExamplePlans::all(), Duration::Monthly));
            Check::same([4, 9, count(Inclusion::supported())], $counts);
        };
    }
}
