<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Cards;

use Gazetteer\Api\PlanFeature;
use Gazetteer\Plans\Domain\Plan;

/** Creates the card data of a plan. */
final class CardViews
{
    /** @param array<string, PlanFeature> $mentioned The features shown on these cards, keyed by slug. */
    public function __construct(
        private readonly PriceWords $prices,
        private readonly string $action,
        private readonly array $mentioned,
    ) {
    }

    public function create(Plan $plan, Look $look, int $category): CardView
    {
        return new CardView(
            id: $plan->id,
            title: self::plain($plan->title),
            text: self::plain($plan->text),
            price: $this->prices->price($plan),
            period: $this->prices->period($plan),
            spokenPeriod: $this->prices->spokenPeriod($plan),
            note: $this->prices->note($plan),
            facts: FactWords::fromPlan($plan),
            lines: $this->lines($plan),
            isHot: $plan->isHot,
            badge: $plan->isHot ? __('Most popular', 'gazetteer') : '',
            button: self::button($plan, $look),
            action: $this->action,
            category: $category,
            colour: $plan->colour,
            picture: self::picture($plan),
        );
    }

    /** @return list<CardLine> */
    private function lines(Plan $plan): array
    {
        $listed = array_diff_key($this->mentioned, array_flip($plan->unlisted));
        $has = [];
        $hasNot = [];
        foreach ($listed as $slug => $feature) {
            $isIncluded = $plan->has($slug);
            $line = new CardLine(self::plain($feature->label), $isIncluded);
            $isIncluded ? $has[] = $line : $hasNot[] = $line;
        }
        $extras = array_map(static fn (string $extra): CardLine => new CardLine(self::plain($extra), true), $plan->extras);

        return [...$has, ...$extras, ...$hasNot];
    }

    private static function button(Plan $plan, Look $look): string
    {
        return match (true) {
            $look === Look::Claim => __('Claim with this plan', 'gazetteer'),
            $plan->isFree() => __('Start for free', 'gazetteer'),
            default => __('Choose this plan', 'gazetteer'),
        };
    }

    /** The picture is decorative, so its alternative text is empty. */
    private static function picture(Plan $plan): string
    {
        $attributes = ['class' => 'gz-plan-picture', 'alt' => '', 'loading' => 'lazy'];
        if ($plan->picture > 0) {
            return wp_get_attachment_image($plan->picture, 'medium_large', false, $attributes);
        }
        $address = $plan->pictureUrl === '' ? '' : esc_url($plan->pictureUrl, ['http', 'https']);

        return $address === '' ? '' : sprintf('<img class="gz-plan-picture" src="%s" alt="" loading="lazy" decoding="async">', $address); // phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions.NonEnqueuedImage -- an image on another site has no attachment.
    }

    private static function plain(string $text): string
    {
        return trim(html_entity_decode(wp_strip_all_tags(strip_shortcodes($text), true), ENT_QUOTES | ENT_HTML5, 'UTF-8'));
    }
}
