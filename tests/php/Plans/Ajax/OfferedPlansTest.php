<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Plans\Ajax;

use Closure;
use Gazetteer\Contract\PlanStyle;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Plans\Ajax\FilterPlansAction;
use Gazetteer\Plans\Ajax\GeneralPlansAction;
use Gazetteer\Plans\Ajax\PlansForCategoryAction;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanCards;
use Gazetteer\Plans\Domain\PlanRepository;
use Gazetteer\Plans\PlanPost;
use Gazetteer\Tests\Check;

/** Tests the AJAX calls for plans, with stored plans and cards that contain only their names. */
final class OfferedPlansTest
{
    private const CATEGORIES = ['cafes' => 1, 'hotels' => 2, 'cafes-annex' => 11, 'month-only' => 4, 'empty' => 7];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $told = json_decode((string) file_get_contents('/cases/plans/offered.json'), true, 512, JSON_THROW_ON_ERROR);
        $plans = self::plans($told['plans']);
        foreach ($told['cases'] as $case) {
            yield $case['says'] => static fn () => Check::same(self::expected($case), self::endpoints($plans)[$case['action']]->answer(
                new Input(self::filledIn($case['request'])),
            ));
        }
    }

    /** @return array<string, mixed>|null */
    private static function expected(array $case): ?array
    {
        if (array_key_exists('answer', $case)) {
            return $case['answer'];
        }
        $plans = is_array($case['offers']) ? implode(' ', $case['offers']) : $case['offers'];

        return ['response' => 'success', 'plans' => $plans] + (isset($case['switcher']) ? ['switcher' => $case['switcher']] : []);
    }

    private static function filledIn(mixed $value): mixed
    {
        if (is_array($value)) {
            return array_map(self::filledIn(...), $value);
        }

        return preg_replace_callback('/\{([a-z-]+)\}/', static fn (array $found): string => (string) self::CATEGORIES[$found[1]], $value);
    }

    /** @return list<Plan> */
    private static function plans(array $told): array
    {
        $plans = [];
        foreach ($told as $title => $plan) {
            $categories = array_map(static fn (string $name): int => self::CATEGORIES[$name], $plan['categories'] ?? []);
            $plans[] = PlanPost::fromMetas(count($plans) + 1, $title, '', $plan['metas'] + ['lp_selected_cats' => $categories]);
        }

        return $plans;
    }

    /** @return array<string, PlansForCategoryAction|GeneralPlansAction|FilterPlansAction> */
    private static function endpoints(array $plans): array
    {
        $repository = new class ($plans) implements PlanRepository {
            public function __construct(private readonly array $plans)
            {
            }

            public function all(): array
            {
                return $this->plans;
            }

            public function find(int $id): ?Plan
            {
                return $this->plans[$id - 1] ?? null;
            }

            public function stored(int $id): ?Plan
            {
                return $this->find($id);
            }
        };
        $cards = new class () implements PlanCards {
            public function draw(array $plans, PlanStyle $style, int $category): string
            {
                return implode(' ', array_map(static fn (Plan $plan): string => $plan->title, $plans));
            }

            public function none(): string
            {
                return 'none';
            }
        };
        $endpoints = [];
        foreach ([PlansForCategoryAction::class, GeneralPlansAction::class, FilterPlansAction::class] as $class) {
            $endpoint = new $class(static fn (): PlanRepository => $repository, static fn (): PlanCards => $cards);
            $endpoints[$endpoint->action()] = $endpoint;
        }

        return $endpoints;
    }
}
