<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Closure;
use Gazetteer\ContactForm\Rendering\FieldSource;
use Gazetteer\Kernel\Settings;
use Gazetteer\Plans\Cards\Currency;
use Gazetteer\Plans\Cards\PriceWords;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanRepository;

/** Shows the selected plan on the submit page. Also provides the plan's name as the value of a form field. */
final class ChosenPlanBlock
{
    public function __construct(private readonly Settings $settings, private readonly PlanRepository $plans)
    {
    }

    /** @param Closure(array<string, string|bool>): string $wrapper */
    public function draw(Closure $wrapper): string
    {
        return $this->chosen()->draw($this->settings->page('plans'), self::price(...), $wrapper);
    }

    /**
     * Returns the name of the selected plan or category as a form field's value. Uses the name instead of the ID, so
     * that the site owner can read it.
     */
    public function name(mixed $value, string $source): mixed
    {
        return match ($source) {
            'plan_name' => $this->chosen()->plan->title ?? '',
            FieldSource::PLAN_CATEGORY => html_entity_decode($this->chosen()->category->name ?? '', ENT_QUOTES | ENT_HTML5, 'UTF-8'),
            default => $value,
        };
    }

    private function chosen(): ChosenPlan
    {
        return ChosenPlan::read(DirectoryQuery::input(), $this->plans, $this->settings->names());
    }

    private static function price(Plan $plan): string
    {
        $words = new PriceWords(Currency::ofSite());

        return trim("{$words->price($plan)} {$words->spokenPeriod($plan)}");
    }
}
