<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Payments;

use Closure;
use Gazetteer\Plans\Admin\PlanAdmin;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanRepository;
use Gazetteer\Plans\Orders\Orders;
use Gazetteer\Plans\Orders\OrdersScreen;

/** Reminds the site's owner to set up a payment method if there are plans with a price. */
final class PaymentSetup
{
    /** @param Closure(): PlanRepository $plans */
    public function __construct(
        private readonly Closure $plans,
        private readonly PaymentMethods $methods,
        private readonly string $listingType,
    ) {
    }

    public static function settingsUrl(): string
    {
        return admin_url('options-general.php?page=gazetteer&tab=payments');
    }

    /** Whether any plan has a price. */
    public function isNeeded(): bool
    {
        return array_filter(($this->plans)()->all(), static fn (Plan $plan): bool => !$plan->isFree()) !== [];
    }

    public function isDone(): bool
    {
        return $this->methods->ready() !== [] || has_filter(Orders::PAYING_PAGE);
    }

    public function remind(): void
    {
        $screen = get_current_screen()->id ?? '';
        $isPlace = $screen === "edit-{$this->listingType}"
            || $screen === "{$this->listingType}_page_" . PlanAdmin::PAGE
            || $screen === "{$this->listingType}_page_" . OrdersScreen::PAGE;
        if (!$isPlace || !current_user_can('manage_options') || $this->isDone() || !$this->isNeeded()) {
            return;
        }
        wp_admin_notice(
            sprintf(
                '%s <a href="%s">%s</a>',
                esc_html__('Some plans have a price, but there are no payment instructions. Buyers see a message that you will contact them.', 'gazetteer'),
                esc_url(self::settingsUrl()),
                esc_html__('Enter payment instructions', 'gazetteer'),
            ),
            ['type' => 'warning'],
        );
    }
}
