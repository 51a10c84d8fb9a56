<?php

declare(strict_types=1);

namespace Gazetteer\Plans;

use Gazetteer\Api\PlanFeature;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Plans\Domain\Inclusion;
use Gazetteer\Plans\Domain\Plan;

/** The registry of plan features. The plugin's own features cannot be removed, because listings depend on them. */
final class PlanFeatures
{
    /** @return array<string, PlanFeature> By slug. */
    public static function all(): array
    {
        $own = [];
        foreach (Inclusion::cases() as $inclusion) {
            $own[$inclusion->value] = new PlanFeature(self::label($inclusion), $inclusion->isSupported());
        }

        $own[Plan::FEATURED] = new PlanFeature(__('Label “Featured” in the directory', 'gazetteer'));

        return Extensions::registry('gazetteer_plan_features', $own, PlanFeature::class) + $own;
    }

    /**
     * Features shown on the cards of these plans. Plans of the legacy theme may include unsupported ones.
     *
     * @param list<Plan> $plans
     * @return array<string, PlanFeature>
     */
    public static function mentionedBy(array $plans): array
    {
        $included = array_merge([], ...array_map(static fn (Plan $plan): array => $plan->includes, $plans));

        return array_filter(
            self::all(),
            // Most sites do not sell the label, so cards mention it only if a plan includes it.
            static fn (PlanFeature $feature, string $slug): bool => ($feature->isSold && $slug !== Plan::FEATURED) || in_array($slug, $included, true),
            ARRAY_FILTER_USE_BOTH,
        );
    }

    private static function label(Inclusion $inclusion): string
    {
        return match ($inclusion) {
            Inclusion::Contact => __('Contact details', 'gazetteer'),
            Inclusion::Map => __('Map and directions', 'gazetteer'),
            Inclusion::Video => __('Video', 'gazetteer'),
            Inclusion::Gallery => __('Photo gallery', 'gazetteer'),
            Inclusion::FeaturedImage => __('Featured image', 'gazetteer'),
            Inclusion::Tagline => __('Tagline', 'gazetteer'),
            Inclusion::Location => __('Location', 'gazetteer'),
            Inclusion::Website => __('Link to your website', 'gazetteer'),
            Inclusion::Social => __('Social profiles', 'gazetteer'),
            Inclusion::Faq => __('Questions and answers', 'gazetteer'),
            Inclusion::Price => __('Price range', 'gazetteer'),
            Inclusion::Tags => __('Tags and keywords', 'gazetteer'),
            Inclusion::Hours => __('Opening hours', 'gazetteer'),
            Inclusion::Menu => __('Menu or price list', 'gazetteer'),
            Inclusion::Announcements => __('Announcements', 'gazetteer'),
            Inclusion::Deals => __('Deals and offers', 'gazetteer'),
            Inclusion::Campaigns => __('Advertising campaigns', 'gazetteer'),
            Inclusion::Bookings => __('Appointments', 'gazetteer'),
            Inclusion::LeadForm => __('Inquiry form', 'gazetteer'),
            Inclusion::Events => __('Events', 'gazetteer'),
            Inclusion::NoAds => __('No ads beside your listing', 'gazetteer'),
        };
    }
}
