<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Closure;
use Gazetteer\Contract\PlanCard;
use Gazetteer\Contract\PlanQuery;
use Gazetteer\Data\DataNames;
use Gazetteer\Kernel\Html\Template;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanRepository;
use WP_Term;

/** The plan that the visitor selected on a plan card, and the category that was selected with it. */
final class ChosenPlan
{
    private function __construct(public readonly ?Plan $plan, public readonly ?WP_Term $category)
    {
    }

    public static function read(Input $input, PlanRepository $plans, DataNames $names): self
    {
        $plan = $plans->find($input->id(PlanCard::PLAN));
        $category = get_term($input->id(PlanCard::CATEGORY), $names->category);
        $category = $category instanceof WP_Term ? $category : null;
        // Ignore a category that the plan does not allow, because no plan card links to it.
        $isMeant = $category !== null && ($plan === null || !$plan->isByCategory || in_array($category->term_id, $plan->categories, true));

        return new self($plan, $isMeant ? $category : null);
    }

    /**
     * @param Closure(Plan): string $price
     * @param Closure(array<string, string|bool>): string $wrapper
     */
    public function draw(int $plansPage, Closure $price, Closure $wrapper): string
    {
        DirectoryStyle::enqueue();

        return Template::draw('chosen-plan', [
            'wrapper' => $wrapper,
            'plan' => $this->plan,
            'price' => $this->plan === null ? '' : $price($this->plan),
            'category' => $this->category,
            'plansUrl' => $this->plansUrl($plansPage),
        ]);
    }

    /** The URL of the plan page. Its arguments contain the visitor's category and billing period. */
    public function plansUrl(int $page): string
    {
        $url = $page > 0 ? get_permalink($page) : false;
        $arguments = array_filter([
            PlanQuery::CATEGORY => $this->category?->term_id,
            PlanQuery::PERIOD => $this->plan?->duration?->value,
        ]);

        return $url === false ? '' : add_query_arg($arguments, $url);
    }
}
