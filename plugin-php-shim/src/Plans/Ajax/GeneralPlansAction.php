<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Ajax;

use Gazetteer\Contract\Action;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Plans\Domain\PlanChoice;

if (!defined('ABSPATH')) {
    exit;
}

/** Returns the plans without a category. */
final class GeneralPlansAction extends PlanAction
{
    public function action(): string
    {
        return Action::GENERAL_PLANS;
    }

    public function answer(Input $input): array
    {
        $style = self::style($input);
        if ($style === null) {
            return self::response(null);
        }

        $found = PlanChoice::general($this->plans($style));

        return self::response($this->render(PlanChoice::ofPeriod($found, self::duration($input)), $style, 0));
    }
}
