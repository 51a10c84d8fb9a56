<?php

declare(strict_types=1);

namespace Gazetteer\Plans;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Data\PlanPostType;
use Gazetteer\Kernel\Http\AjaxAction;
use Gazetteer\Kernel\Settings;
use Gazetteer\Plans\Ajax\FilterPlansAction;
use Gazetteer\Plans\Ajax\GeneralPlansAction;
use Gazetteer\Plans\Ajax\PlansForCategoryAction;
use Gazetteer\Plans\Cards\PlanCardWriter;
use Gazetteer\Plans\Chooser\PlanChooser;
use Gazetteer\Plans\Domain\OrderState;
use Gazetteer\Plans\Domain\PlanCards;
use Gazetteer\Plans\Domain\PlanRepository;
use Gazetteer\Plans\Orders\OrderPrivacy;
use Gazetteer\Plans\Orders\Orders;
use Gazetteer\Plans\Orders\OrdersScreen;
use Gazetteer\Plans\Orders\OrderTable;

/** Makes plans, and what was bought of them, known to WordPress. */
final class PlanHooks
{
    /** Later than the legacy theme: where it is active, its plans are its own. */
    private const AFTER_OTHERS = 20;

    private ?PlanPosts $repository = null;
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

    public function repository(): PlanRepository
    {
        return $this->repository ??= new PlanPosts($this->names());
    }

    public function cards(): PlanCards
    {
        return $this->cards ??= new PlanCardWriter($this->settings);
    }

    public function orders(): Orders
    {
        return new Orders(new OrderTable(), $this->names()->listing);
    }

    /** @return list<AjaxAction> */
    public function endpoints(): array
    {
        $tools = [$this->repository(...), $this->cards(...)];

        return [new PlansForCategoryAction(...$tools), new GeneralPlansAction(...$tools), new FilterPlansAction(...$tools)];
    }

    private function registerPlans(): void
    {
        PlanPostType::register($this->names());
        if (is_admin() && !wp_doing_ajax()) {
            (new OrdersScreen(new OrderTable(), $this->orders(...), $this->names()->listing))->register();
        }
    }

    private function drawChooser(mixed $drawn, mixed $attributes, Closure $wrapper): string
    {
        return (new PlanChooser($this->repository(), $this->cards(), $this->names()))->draw($attributes, $wrapper);
    }

    private function names(): DataNames
    {
        return $this->settings->names();
    }

    /** Another site of a network has names of its own. */
    private function forget(): void
    {
        $this->repository = null;
        $this->cards = null;
    }
}
