<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Cards;

use Gazetteer\Contract\PlanStyle;
use Gazetteer\Kernel\Settings;
use Gazetteer\Plans\Chooser\SubmitPage;
use Gazetteer\Plans\Domain\Inclusion;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanCards;

if (!defined('ABSPATH')) {
    exit;
}

/** Draws plans with the template of their look. */
final class PlanCardWriter implements PlanCards
{
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
        $look = Look::of($style);
        $views = new CardViews(new PriceWords(Currency::ofSite()), SubmitPage::address($this->settings), Inclusion::mentionedBy($plans));
        $cards = array_map(static fn (Plan $plan): CardView => $views->of($plan, $look, $category), $plans);
        $inside = $this->templates->draw($look->value, [
            'cards' => $cards,
            'rows' => $look === Look::Table ? Comparison::of($cards) : [],
            'across' => self::across(count($cards)),
            'part' => fn (string $name, CardView $card): string => $this->templates->draw("parts/{$name}", ['card' => $card]),
        ]);

        return "<div class=\"gz-plan-cards gz-plan-cards-{$look->family()} gz-plan-style-{$look->value}\">{$inside}</div>";
    }

    public function none(): string
    {
        return esc_html__('There are no plans to choose from here yet.', 'gazetteer');
    }

    /** How many side by side where there is room, so that no last line is left with a single one if that can be helped. */
    private static function across(int $plans): int
    {
        return match (true) {
            $plans <= 4 => $plans,
            $plans <= 6 => 3,
            default => 4,
        };
    }
}
