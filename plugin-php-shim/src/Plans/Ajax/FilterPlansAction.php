<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Ajax;

use Gazetteer\Contract\Action;
use Gazetteer\Contract\PlanStyle;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Plans\Domain\PlanChoice;
use Gazetteer\Plans\Domain\PlanFor;

if (!defined('ABSPATH')) {
    exit;
}

/** Returns the plans of a billing period, optionally for a category. The category's parameter can have two names. */
final class FilterPlansAction extends PlanAction
{
    public function action(): string
    {
        return Action::FILTER_PLANS;
    }

    public function answer(Input $input): array
    {
        $category = self::category($input, 'cat_id') ?: self::category($input, 'term_id');
        $style = self::style($input) ?? self::defaultStyle($input);
        if ($style === null) {
            return self::response(null);
        }
        $plans = PlanChoice::forUse($this->plans($style), PlanFor::tryFrom($input->text('planUsage')));
        $found = $category > 0 ? PlanChoice::forCategory($plans, $category) : PlanChoice::general($plans);

        return self::response($this->render(PlanChoice::ofPeriod($found, self::duration($input)), $style, $category));
    }

    /** Returns the default style if the request has none. An unknown style is rejected. */
    private static function defaultStyle(Input $input): ?PlanStyle
    {
        return $input->has('currentStyle') || $input->has('templatestyle') ? null : PlanStyle::VerticalView1;
    }
}
