<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Admin;

use Closure;
use Gazetteer\Data\PlanPostType;
use Gazetteer\Kernel\Http\RestRoute;
use Gazetteer\Kernel\Settings;
use Gazetteer\Plans\Domain\PlanCards;
use Gazetteer\Widgets\Bundle;

/** Listings → Plans: the screen on which plans are made, and the preview that it asks for. */
final class PlanAdmin
{
    public const PAGE = 'gazetteer-plans';

    /** @param Closure(): PlanCards $cards */
    public function __construct(
        private readonly Settings $settings,
        private readonly Closure $cards,
        private readonly Bundle $bundle,
        private readonly string $file,
    ) {
    }

    public function register(): void
    {
        add_action('admin_menu', $this->addPage(...), 11);
        add_filter('gazetteer_rest_endpoints', $this->addPreview(...));
    }

    private function addPage(): void
    {
        $names = $this->settings->names();
        // Plans that another plugin made, and keeps from REST, are edited where it says.
        if (!(get_post_type_object($names->plan)->show_in_rest ?? false)) {
            return;
        }
        $page = add_submenu_page(
            "edit.php?post_type={$names->listing}",
            __('Plans', 'gazetteer'),
            __('Plans', 'gazetteer'),
            PlanPostType::CAPABILITY,
            self::PAGE,
            PlanScreen::draw(...),
        );
        if ($page !== false) {
            add_action("load-{$page}", function (): void {
                $screen = new PlanScreen(new PlanScreenData($this->settings, $this->bundle), $this->file);
                add_action('admin_enqueue_scripts', $screen->enqueue(...));
            });
        }
    }

    /** @return list<RestRoute> */
    private function addPreview(mixed $endpoints): array
    {
        return [...(is_array($endpoints) ? array_values($endpoints) : []), new PlanPreview($this->cards)];
    }
}
