<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Setup;

use Gazetteer\Contract\Duration;
use Gazetteer\Domain\Plan\Inclusion;
use Gazetteer\WordPress\Directory\Names;
use Gazetteer\WordPress\Plans\PlanKey;

/** Something to begin with, made only where there is nothing yet. */
final class Examples
{
    public function __construct(private readonly Names $names)
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
            __('Eating and drinking', 'gazetteer'),
            __('Staying overnight', 'gazetteer'),
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
        $basic = [Inclusion::Contact, Inclusion::Location, Inclusion::Map, Inclusion::Tagline];
        $more = [...$basic, Inclusion::Website, Inclusion::Hours, Inclusion::FeaturedImage, Inclusion::Gallery, Inclusion::Tags];
        $this->makePlan(0, __('Free', 'gazetteer'), __('To be found.', 'gazetteer'), '0', null, $basic);
        $this->makePlan(1, __('Standard', 'gazetteer'), __('To be chosen.', 'gazetteer'), '9', Duration::Monthly, $more, true);
        $this->makePlan(2, __('Premium', 'gazetteer'), __('All there is.', 'gazetteer'), '29', Duration::Monthly, Inclusion::cases());
    }

    /** @param list<Inclusion> $includes */
    private function makePlan(int $place, string $title, string $text, string $price, ?Duration $duration, array $includes, bool $isHot = false): void
    {
        $meta = [
            PlanKey::PACKAGE => PlanKey::IS_SINGLE,
            PlanKey::PRICE => $price,
            PlanKey::DAYS => match ($duration) {
                Duration::Monthly => '30',
                Duration::Yearly => '365',
                null => '',
            },
            PlanKey::DURATION => $duration->value ?? '',
            PlanKey::USE => PlanKey::GENERAL,
            PlanKey::HOT => $isHot ? PlanKey::YES : PlanKey::NO,
        ];
        foreach (Inclusion::cases() as $inclusion) {
            $meta[$inclusion->value] = in_array($inclusion, $includes, true) ? PlanKey::YES : PlanKey::NO;
        }
        wp_insert_post(wp_slash([
            'post_type' => $this->names->plan,
            'post_status' => 'publish',
            'post_title' => $title,
            'post_content' => $text,
            'menu_order' => $place,
            'meta_input' => $meta,
        ]));
    }
}
