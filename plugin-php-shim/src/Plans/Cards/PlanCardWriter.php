<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Cards;

use Gazetteer\Contract\PlanStyle;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Settings;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanCards;
use Gazetteer\Plans\PlanFeatures;

if (!defined('ABSPATH')) {
    exit;
}

/** Renders plan cards with the template of the chosen look. */
final class PlanCardWriter implements PlanCards
{
    /** Filter for the URL that plan cards link to. The URL is empty if no published submit page is set. */
    private const SUBMIT_URL = 'gazetteer_plan_submit_url';

    private readonly PlanTemplates $templates;

    public function __construct(private readonly Settings $settings)
    {
        $this->templates = new PlanTemplates();
    }

    public function draw(array $plans, PlanStyle $style, int $category): string
    {
        if ($plans === []) {
            return '';
        }
        $look = Look::fromStyle($style);
        $views = new CardViews(new PriceWords(Currency::ofSite()), $this->submitUrl(), PlanFeatures::mentionedBy($plans));
        $cards = array_map(static fn (Plan $plan): CardView => $views->create($plan, $look, $category), $plans);
        $inside = $this->templates->draw($look->value, [
            'cards' => $cards,
            'rows' => $look === Look::Table ? Comparison::fromCards($cards) : [],
            'across' => self::across(count($cards)),
            'part' => fn (string $name, CardView $card): string => $this->templates->draw("parts/{$name}", ['card' => $card]),
        ]);

        return "<div class=\"gz-plan-cards gz-plan-cards-{$look->family()} gz-plan-style-{$look->value}\">{$inside}</div>";
    }

    public function none(): string
    {
        return esc_html__('No plans are available yet.', 'gazetteer');
    }

    private function submitUrl(): string
    {
        $page = $this->settings->page('submit');
        $address = $page > 0 && get_post_status($page) === 'publish' ? (string) get_permalink($page) : '';
        $filtered = Extensions::filter(self::SUBMIT_URL, $address);

        return is_string($filtered) ? $filtered : $address;
    }

    /** The number of columns on wide screens. Avoids a last line with a single card if possible. */
    private static function across(int $plans): int
    {
        return match (true) {
            $plans <= 4 => $plans,
            $plans <= 6 => 3,
            default => 4,
        };
    }
}
