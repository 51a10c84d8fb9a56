<?php

declare(strict_types=1);

namespace Gazetteer\Plans;

use Gazetteer\Contract\Action;
use Gazetteer\Kernel\Container;
use Gazetteer\Kernel\HookTable;
use Gazetteer\Kernel\Module;
use Gazetteer\Plans\Admin\PlanAdmin;
use Gazetteer\Plans\Admin\PlanPreview;
use Gazetteer\Plans\Ajax\FilterPlansAction;
use Gazetteer\Plans\Ajax\GeneralPlansAction;
use Gazetteer\Plans\Ajax\PlansForCategoryAction;
use Gazetteer\Plans\Cards\PlanCardWriter;
use Gazetteer\Plans\Chooser\PlanChooser;
use Gazetteer\Plans\Domain\PlanCards;
use Gazetteer\Plans\Domain\PlanRepository;
use Gazetteer\Plans\Orders\OrderPrivacy;
use Gazetteer\Plans\Orders\Orders;
use Gazetteer\Plans\Orders\OrdersScreen;
use Gazetteer\Plans\Orders\OrderTable;
use Gazetteer\Plans\Payments\ManualPayment;
use Gazetteer\Plans\Payments\ManualPaymentMethod;
use Gazetteer\Plans\Payments\PaymentMethods;
use Gazetteer\Plans\Payments\PaymentsDue;
use Gazetteer\Plans\Payments\PaymentSetup;
use Gazetteer\Plans\WooCommerce\ShopLinks;
use Gazetteer\Plans\WooCommerce\WooCommercePayments;
use Gazetteer\Plugin;
use Gazetteer\Widgets\Bundle;

if (!defined('ABSPATH')) {
    exit;
}

/** Registers plans, plan cards and orders. */
final class PlansModule implements Module
{
    public static function hooks(): array
    {
        $screen = HookTable::SCREEN;

        return [
            ['gazetteer_plan_paid', [Orders::class, '->paid'], HookTable::ALWAYS],
            // Only webhooks fire this action, and a webhook is never a plain page view.
            ['gazetteer_plan_refunded', [Orders::class, '->refunded'], HookTable::WRITING],
            ...(self::paysByShop() ? self::shopHooks() : []),
            ['rest_pre_dispatch', [self::class, 'registerMetas'], HookTable::REST, 0],
            ['admin_menu', [PlanAdmin::class, '->addPage'], $screen, 11],
            ['admin_menu', [OrdersScreen::class, '->addPage'], $screen, 12],
            ['admin_post_gazetteer_settle_order', [OrdersScreen::class, '->close'], $screen],
            ['admin_notices', [PaymentSetup::class, '->remind'], $screen],
            ['wp_privacy_personal_data_exporters', [OrderPrivacy::class, 'addExporter'], $screen | HookTable::PRIVACY | HookTable::CLI],
            ['wp_privacy_personal_data_erasers', [OrderPrivacy::class, 'addEraser'], $screen | HookTable::PRIVACY | HookTable::CLI],
        ];
    }

    public static function services(): array
    {
        $action = static fn (string $class): \Closure => static fn (Container $plugin): object => new $class(
            $plugin->lazily(PlanRepository::class),
            $plugin->lazily(PlanCards::class),
        );

        return [
            PlanRepository::class => static fn (Container $plugin): PlanPosts => new PlanPosts($plugin->settings()->names()),
            PlanCards::class => static fn (Container $plugin): PlanCardWriter => new PlanCardWriter($plugin->settings()),
            PlanChooser::class => static fn (Container $plugin): PlanChooser => new PlanChooser(
                $plugin->get(PlanRepository::class),
                $plugin->get(PlanCards::class),
                $plugin->settings()->names(),
            ),
            PlanMeta::class => static fn (Container $plugin): PlanMeta => new PlanMeta($plugin->settings()->names()->plan),
            PlanAdmin::class => static fn (Container $plugin): PlanAdmin => new PlanAdmin($plugin->settings(), $plugin->lazily(Bundle::class), $plugin->lazily(PlanRepository::class), $plugin->file),
            PlanPreview::class => static fn (Container $plugin): PlanPreview => new PlanPreview($plugin->lazily(PlanCards::class)),
            Orders::class => static fn (Container $plugin): Orders => new Orders(new OrderTable(), $plugin->settings()->names()->listing),
            WooCommercePayments::class => static fn (Container $plugin): WooCommercePayments => new WooCommercePayments(
                self::paysByShop(),
                static fn (int $order, string $reference) => $plugin->get(Orders::class)->paid($order, $reference),
                static fn (int $order, string $reference) => $plugin->get(Orders::class)->refunded($order, $reference),
                new ShopLinks(),
            ),
            OrdersScreen::class => static fn (Container $plugin): OrdersScreen => new OrdersScreen(
                new OrderTable(),
                $plugin->lazily(Orders::class),
                $plugin->settings()->names()->listing,
                $plugin->get(ManualPayment::class),
            ),
            ManualPayment::class => static fn (Container $plugin): ManualPayment => new ManualPayment($plugin->settings()->payments()),
            PaymentMethods::class => static fn (Container $plugin): PaymentMethods => new PaymentMethods(static fn (): array => [
                'woocommerce' => $plugin->get(WooCommercePayments::class),
                'manual' => new ManualPaymentMethod($plugin->get(ManualPayment::class)),
            ]),
            PaymentsDue::class => static fn (Container $plugin): PaymentsDue => new PaymentsDue(
                $plugin->get(PlanRepository::class),
                $plugin->lazily(Orders::class),
                $plugin->get(PaymentMethods::class),
            ),
            PaymentSetup::class => static fn (Container $plugin): PaymentSetup => new PaymentSetup(
                $plugin->lazily(PlanRepository::class),
                $plugin->get(PaymentMethods::class),
                $plugin->settings()->names()->listing,
            ),
            PlansForCategoryAction::class => $action(PlansForCategoryAction::class),
            GeneralPlansAction::class => $action(GeneralPlansAction::class),
            FilterPlansAction::class => $action(FilterPlansAction::class),
        ];
    }

    public static function routes(): array
    {
        return [PlanPreview::class => 'plan-preview'];
    }

    public static function actions(): array
    {
        return [
            Action::PLANS_FOR_CATEGORY => PlansForCategoryAction::class,
            Action::FILTER_PLANS => FilterPlansAction::class,
            Action::GENERAL_PLANS => GeneralPlansAction::class,
        ];
    }

    /**
     * Whether WooCommerce payments are on. Reads only the settings, so that other sites do not load the WooCommerce
     * code.
     */
    private static function paysByShop(): bool
    {
        $chosen = Plugin::settings()->given('submission');

        return is_array($chosen) && !empty($chosen[WooCommercePayments::SETTING]);
    }

    /** @return list<array{string, array{class-string, string}, int}> */
    private static function shopHooks(): array
    {
        $rows = [];
        foreach (['completed' => '->paid', 'processing' => '->paid', 'refunded' => '->refunded', 'cancelled' => '->refunded'] as $status => $method) {
            $rows[] = ["woocommerce_order_status_{$status}", [WooCommercePayments::class, $method], HookTable::ALWAYS];
        }

        return $rows;
    }

    /** Registers the metas only for logged-in users, because the REST routes of plans require a login. */
    public static function registerMetas(mixed $answer): mixed
    {
        if (is_user_logged_in()) {
            Plugin::get(PlanMeta::class)->register();
        }

        return $answer;
    }
}
