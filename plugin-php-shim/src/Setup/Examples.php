<?php

declare(strict_types=1);

namespace Gazetteer\Setup;

use Gazetteer\Data\DataNames;
use Gazetteer\Plans\Domain\Inclusion;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\PlanKey;

/** Creates example categories and plans, if the site has none. */
final class Examples
{
    public function __construct(private readonly DataNames $names)
    {
    }

    public function hasCategories(): bool
    {
        return (int) wp_count_terms(['taxonomy' => $this->names->category, 'hide_empty' => false]) > 0;
    }

    public function hasPlans(): bool
    {
        return get_posts(['post_type' => $this->names->plan, 'post_status' => ['publish', 'draft'], 'numberposts' => 1, 'fields' => 'ids']) !== [];
    }

    public function makeCategories(): void
    {
        if ($this->hasCategories()) {
            return;
        }
        $names = [
            __('Food and drink', 'gazetteer'),
            __('Accommodation', 'gazetteer'),
            __('Shopping', 'gazetteer'),
            __('Services', 'gazetteer'),
            __('Sights', 'gazetteer'),
        ];
        foreach ($names as $name) {
            wp_insert_term($name, $this->names->category);
        }
    }

    public function makePlans(): void
    {
        if ($this->hasPlans()) {
            return;
        }
        foreach (ExamplePlans::all() as $place => $plan) {
            wp_insert_post(wp_slash([
                'post_type' => $this->names->plan,
                'post_status' => 'publish',
                'post_title' => $plan->title,
                'post_content' => $plan->text,
                'menu_order' => $place,
                'meta_input' => self::meta($plan),
            ]));
        }
    }

    /** @return array<string, string> */
    private static function meta(Plan $plan): array
    {
        $meta = [
            PlanKey::PACKAGE => PlanKey::IS_SINGLE,
            PlanKey::PRICE => (string) $plan->price,
            PlanKey::DAYS => $plan->days > 0 ? (string) $plan->days : '',
            PlanKey::DURATION => $plan->duration->value ?? '',
            PlanKey::USE => PlanKey::GENERAL,
            PlanKey::HOT => $plan->isHot ? PlanKey::YES : PlanKey::NO,
        ];
        foreach (Inclusion::supported() as $inclusion) {
            $meta[$inclusion->value] = $plan->has($inclusion) ? PlanKey::YES : PlanKey::NO;
        }

        return $meta;
    }
}
