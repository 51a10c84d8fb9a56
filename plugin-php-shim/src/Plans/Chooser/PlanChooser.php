<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Chooser;

use Closure;
use Gazetteer\Contract\PlanStyle;
use Gazetteer\Data\DataNames;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Plans\Cards\PlanTemplates;
use Gazetteer\Plans\Domain\PlanCards;
use Gazetteer\Plans\Domain\PlanChoice;
use Gazetteer\Plans\Domain\PlanRepository;

final class PlanChooser
{
    public function __construct(
        private readonly PlanRepository $repository,
        private readonly PlanCards $cards,
        private readonly DataNames $names,
    ) {
    }

    /** @param Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped. */
    public function draw(Input $attributes, Closure $wrapper): string
    {
        $style = PlanStyle::tryFrom($attributes->text('style')) ?? PlanStyle::VerticalView1;
        $plans = PlanChoice::inStyle($this->repository->all(), $style);
        $wanted = preg_split('/[\s,]+/', $attributes->text('categories'), -1, PREG_SPLIT_NO_EMPTY) ?: [];
        $categories = OfferedCategories::fromPlans($plans, $this->names->category, $wanted);
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- it only chooses what is shown.
        $view = (new ChooserReader($style, $plans, $categories, $attributes, new Input(wp_unslash($_GET))))->read();
        $address = new ScreenAddress(add_query_arg([]));

        return (new PlanTemplates())->draw('chooser', [
            'view' => $view,
            'address' => $address,
            'results' => $this->results($view),
            'root' => $wrapper([
                'class' => 'gz-plans',
                'data-gazetteer' => $view->hasQuestions() ? 'plan-chooser' : '',
                'data-style' => $style->value,
            ]),
        ]);
    }

    private function results(ChooserView $view): string
    {
        if ($view->isWaiting()) {
            return '<p class="gz-plan-none">' . esc_html__('Choose a category to see its plans.', 'gazetteer') . '</p>';
        }

        return $this->cards->draw($view->plans, $view->style, $view->category) ?: "<p class=\"gz-plan-none\">{$this->cards->none()}</p>";
    }
}
