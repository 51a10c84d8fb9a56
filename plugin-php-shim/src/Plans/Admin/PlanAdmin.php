<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Admin;

use Closure;
use Gazetteer\Data\Types;
use Gazetteer\Kernel\Settings;
use Gazetteer\Widgets\Bundle;

/** Listings → Plans: the screen on which plans are made. */
final class PlanAdmin
{
    public const PAGE = 'gazetteer-plans';

    /** @param Closure(): Bundle $bundle */
    public function __construct(
        private readonly Settings $settings,
        private readonly Closure $bundle,
        private readonly string $file,
    ) {
    }

    public function addPage(): void
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
            Types::EDIT_PLANS,
            self::PAGE,
            PlanScreen::draw(...),
        );
        if ($page !== false) {
            add_action("load-{$page}", function (): void {
                $screen = new PlanScreen(new PlanScreenData($this->settings, ($this->bundle)()), $this->file);
                add_action('admin_enqueue_scripts', $screen->enqueue(...));
            });
        }
    }
}
