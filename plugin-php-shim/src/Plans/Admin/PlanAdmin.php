<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Admin;

use Closure;
use Gazetteer\Data\Types;
use Gazetteer\Kernel\Settings;
use Gazetteer\Plans\Domain\PlanRepository;
use Gazetteer\Widgets\BuiltScript;
use Gazetteer\Widgets\Bundle;
use Gazetteer\Widgets\ScriptNotice;

/** Listings → Plans: the screen for editing plans. */
final class PlanAdmin
{
    public const PAGE = 'gazetteer-plans';

    /**
     * @param Closure(): Bundle $bundle
     * @param Closure(): PlanRepository $plans
     */
    public function __construct(
        private readonly Settings $settings,
        private readonly Closure $bundle,
        private readonly Closure $plans,
        private readonly string $file,
    ) {
    }

    public function addPage(): void
    {
        $names = $this->settings->names();
        // If another plugin registered the post type without REST, plans are edited on the screens of that plugin.
        if (!(get_post_type_object($names->plan)->show_in_rest ?? false)) {
            return;
        }
        $page = add_submenu_page(
            "edit.php?post_type={$names->listing}",
            __('Plans', 'gazetteer'),
            __('Plans', 'gazetteer'),
            Types::EDIT_PLANS,
            self::PAGE,
            $this->draw(...),
        );
        if ($page !== false) {
            add_action("load-{$page}", function (): void {
                add_action('admin_enqueue_scripts', $this->enqueue(...));
            });
        }
    }

    private function enqueue(): void
    {
        // Load the media library for the image of a plan.
        wp_enqueue_media();
        (new BuiltScript($this->file))->enqueue('plans', 'gazetteerPlans', (new PlanScreenData($this->settings, ($this->bundle)(), ($this->plans)()))->all());
    }

    private function draw(): void
    {
        // WordPress and other plugins print their notices below `wp-header-end`. The script replaces the heading.
        printf('<div class="wrap"><hr class="wp-header-end" /><div id="gazetteer-plans"><h1>%s</h1>', esc_html__('Plans', 'gazetteer'));
        ScriptNotice::print(new BuiltScript($this->file), 'plans');
        echo '</div></div>';
    }
}
