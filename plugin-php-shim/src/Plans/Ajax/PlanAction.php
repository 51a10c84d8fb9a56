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

/** What the calls for plans have in common: the style is a key of a fixed list, and plans come as cards. */
abstract class PlanAction implements AjaxAction
{
    /** An older page's name for the style. */
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
     * Cards, or the sentence that there are none.
     *
     * @param list<Plan> $plans
     */
    protected function drawn(array $plans, PlanStyle $style, int $category): string
    {
        $cards = ($this->cards)();

        return $plans === [] ? $cards->none() : $cards->draw($plans, $style, $category);
    }

    protected static function style(Input $input): ?PlanStyle
    {
        return PlanStyle::tryFrom($input->text('currentStyle') ?: $input->text(self::OTHER_STYLE_KEY));
    }

    /** Anything else than a period asks for plans of all periods. */
    protected static function duration(Input $input): ?Duration
    {
        return Duration::tryFrom($input->text('duration_type'));
    }

    /** Pages send the one category alone or in a list. */
    protected static function category(Input $input, string $key): int
    {
        return $input->ids($key)[0] ?? 0;
    }

    /** @return array{response: string, plans: ?string} */
    protected static function answered(?string $plans): array
    {
        return ['response' => 'success', 'plans' => $plans];
    }
}
