<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Plans\Cards;

use Closure;
use Gazetteer\Contract\PlanStyle;
use Gazetteer\Domain\Plan\PlanCards;
use Gazetteer\Domain\Plan\PlanChoice;
use Gazetteer\Domain\Plan\PlanShelf;
use Gazetteer\Endpoint\Input;
use Gazetteer\WordPress\Directory\Names;

/** Draws the plan screen. */
final class PlanChooser
{
    /** A filter, so that a theme's template of the block can draw the screen too. */
    public const DRAW = 'gazetteer_plan_chooser';

    public function __construct(
        private readonly PlanShelf $shelf,
        private readonly PlanCards $cards,
        private readonly Names $names,
    ) {
    }

    /** @param Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped. */
    public function draw(Input $attributes, Closure $wrapper): string
    {
        $style = PlanStyle::tryFrom($attributes->text('style')) ?? PlanStyle::VerticalView1;
        $plans = PlanChoice::inStyle($this->shelf->all(), $style);
        $wanted = preg_split('/[\s,]+/', $attributes->text('categories'), -1, PREG_SPLIT_NO_EMPTY) ?: [];
        $categories = OfferedCategories::of($plans, $this->names->category, $wanted);
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
