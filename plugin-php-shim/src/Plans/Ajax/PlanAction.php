<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Ajax;

use Closure;
use Gazetteer\Contract\Duration;
use Gazetteer\Contract\PlanStyle;
use Gazetteer\Kernel\Http\AjaxAction;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanCards;
use Gazetteer\Plans\Domain\PlanChoice;
use Gazetteer\Plans\Domain\PlanRepository;

if (!defined('ABSPATH')) {
    exit;
}

/** Base class of the AJAX actions for plans, which return plan cards in a given style. */
abstract class PlanAction implements AjaxAction
{
    /** The parameter name with which older pages send the style. */
    private const OTHER_STYLE_KEY = 'templatestyle';

    /**
     * @param Closure(): PlanRepository $repository
     * @param Closure(): PlanCards $cards
     */
    public function __construct(private readonly Closure $repository, private readonly Closure $cards)
    {
    }

    /** @return list<Plan> */
    protected function plans(PlanStyle $style): array
    {
        return PlanChoice::inStyle(($this->repository)()->all(), $style);
    }

    /**
     * Returns the cards, or a message if there are no plans.
     *
     * @param list<Plan> $plans
     */
    protected function render(array $plans, PlanStyle $style, int $category): string
    {
        $cards = ($this->cards)();

        return $plans === [] ? $cards->none() : $cards->draw($plans, $style, $category);
    }

    protected static function style(Input $input): ?PlanStyle
    {
        return PlanStyle::tryFrom($input->text('currentStyle') ?: $input->text(self::OTHER_STYLE_KEY));
    }

    /** Null for an unknown value, which selects plans of all periods. */
    protected static function duration(Input $input): ?Duration
    {
        return Duration::tryFrom($input->text('duration_type'));
    }

    /** Pages send the category as a single value or as a list. */
    protected static function category(Input $input, string $key): int
    {
        return $input->ids($key)[0] ?? 0;
    }

    /** @return array{response: string, plans: ?string} */
    protected static function response(?string $plans): array
    {
        return ['response' => 'success', 'plans' => $plans];
    }
}
