<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Editing;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Data\FieldPostType;
use Gazetteer\Listings\Domain\FieldRepository;
use Gazetteer\Widgets\BuiltScript;

/** The screen on which categories get their fields and features, and a listing's own panel in the editor. */
final class FieldAdmin
{
    public const PAGE = 'gazetteer-fields';

    /**
     * @param Closure(): DataNames $names
     * @param Closure(): FieldRepository $fields
     */
    public function __construct(
        private readonly Closure $names,
        private readonly Closure $fields,
        private readonly string $file,
    ) {
    }

    public function register(): void
    {
        add_action('rest_api_init', fn () => FieldRoutes::register(($this->names)(), $this->fields));
        if (!is_admin()) {
            return;
        }
        add_action('admin_menu', $this->addPage(...), 11);
        add_action('admin_init', fn () => (new ListingMetaBox(($this->names)()))->register());
        add_action('current_screen', function (): void {
            $names = ($this->names)();
            if ((get_current_screen()?->post_type ?? '') === $names->listing) {
                (new ListingEditing($names, $this->file))->register();
                (new ListingColumns($names))->register();
                (new ListingFilters($names))->register();
            }
        });
    }

    private function addPage(): void
    {
        $names = ($this->names)();
        $routes = [FieldScreenData::fields($names), FieldScreenData::terms($names->category), FieldScreenData::terms($names->feature)];
        // What another plugin made, and keeps from REST, is edited where that plugin says.
        if (in_array('', $routes, true)) {
            return;
        }
        $page = add_submenu_page(
            "edit.php?post_type={$names->listing}",
            __('Fields & features', 'gazetteer'),
            __('Fields & features', 'gazetteer'),
            FieldPostType::CAPABILITY,
            self::PAGE,
            FieldScreen::draw(...),
        );
        if ($page !== false) {
            add_action("load-{$page}", function () use ($names): void {
                add_action('admin_enqueue_scripts', fn () => (new BuiltScript($this->file))->enqueue('fields', 'gazetteerFields', FieldScreenData::all($names)));
            });
        }
    }
}
