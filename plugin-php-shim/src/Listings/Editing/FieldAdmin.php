<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Editing;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Data\Types;
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

    public function registerRoutes(): void
    {
        FieldRoutes::register(($this->names)(), $this->fields);
    }

    /** What belongs to the screens of listings. */
    public function openScreen(): void
    {
        $names = ($this->names)();
        if ((get_current_screen()?->post_type ?? '') === $names->listing) {
            (new ListingEditing($names, $this->file))->register();
            (new ListingColumns($names))->register();
            (new ListingFilters($names))->register();
        }
    }

    public function addPage(): void
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
            Types::EDIT_FIELDS,
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
