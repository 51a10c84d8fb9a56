<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Ajax;

use Gazetteer\Contract\Action;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Plans\Domain\PlanChoice;

if (!defined('ABSPATH')) {
    exit;
}

/** Returns the plans for one category. Open to guests, who choose a plan before they log in. */
final class PlansForCategoryAction extends PlanAction
{
    public function action(): string
    {
        return Action::PLANS_FOR_CATEGORY;
    }

    public function answer(Input $input): ?array
    {
        $category = self::category($input, 'term_id');
        if ($category === 0) {
            return null;
        }
        $style = self::style($input);
        if ($style === null) {
            return self::response(null) + ['switcher' => '0'];
        }
        $found = PlanChoice::forCategory($this->plans($style), $category);

        return self::response($this->render(PlanChoice::ofPeriod($found, self::duration($input)), $style, $category))
            + ['switcher' => PlanChoice::hasBothPeriods($found) ? '1' : '0'];
    }
}
