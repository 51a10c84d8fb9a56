<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Plans;

use Closure;
use Gazetteer\Domain\Plan\OrderState;
use Gazetteer\Domain\Plan\PlanCards;
use Gazetteer\Domain\Plan\PlanShelf;
use Gazetteer\Endpoint\Ajax\FilterPlans;
use Gazetteer\Endpoint\Ajax\GeneralPlans;
use Gazetteer\Endpoint\Ajax\PlansForCategory;
use Gazetteer\Endpoint\AjaxEndpoint;
use Gazetteer\WordPress\Directory\Names;
use Gazetteer\WordPress\Plans\Cards\PlanCardWriter;
use Gazetteer\WordPress\Plans\Cards\PlanChooser;
use Gazetteer\WordPress\Settings;

/** Makes plans, and what was bought of them, known to WordPress. */
final class PlanHooks
{
    /** Later than the legacy theme: where it is active, its plans are its own. */
    private const AFTER_OTHERS = 20;

    private ?PlanPosts $shelf = null;
    private ?PlanCards $cards = null;

    public function __construct(private readonly Settings $settings)
    {
    }

    public function register(): void
    {
        add_action('init', $this->registerPlans(...), self::AFTER_OTHERS);
        add_action('rest_api_init', fn () => PlanMeta::register($this->names()->plan), 0);
        add_action('switch_blog', $this->forget(...));
        add_filter(PlanChooser::DRAW, $this->drawChooser(...), 10, 3);
        OrderPrivacy::register();
        add_action(Orders::PAID, fn (mixed $order, mixed $reference = '') => $this->orders()->settle(
            is_numeric($order) ? (int) $order : 0,
            OrderState::Paid,
            is_scalar($reference) ? (string) $reference : '',
        ), 10, 2);
    }

    public function shelf(): PlanShelf
    {
        return $this->shelf ??= new PlanPosts($this->names());
    }

    public function cards(): PlanCards
    {
        return $this->cards ??= new PlanCardWriter($this->settings);
    }

    public function orders(): Orders
    {
        return new Orders(new OrderTable(), $this->names()->listing);
    }

    /** @return list<AjaxEndpoint> */
    public function endpoints(): array
    {
        $tools = [$this->shelf(...), $this->cards(...)];

        return [new PlansForCategory(...$tools), new GeneralPlans(...$tools), new FilterPlans(...$tools)];
    }

    private function registerPlans(): void
    {
        PlanType::register($this->names());
        if (is_admin() && !wp_doing_ajax()) {
            (new OrdersScreen(new OrderTable(), $this->orders(...), $this->names()->listing))->register();
        }
    }

    private function drawChooser(mixed $drawn, mixed $attributes, Closure $wrapper): string
    {
        return (new PlanChooser($this->shelf(), $this->cards(), $this->names()))->draw($attributes, $wrapper);
    }

    private function names(): Names
    {
        return $this->settings->names();
    }

    /** Another site of a network has names of its own. */
    private function forget(): void
    {
        $this->shelf = null;
        $this->cards = null;
    }
}
