<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Editing;

use Gazetteer\Data\Types;
use Gazetteer\Kernel\Settings;
use Gazetteer\Widgets\BuiltScript;

/** The screen on which categories get their fields and features, and a listing's own panel in the editor. */
final class FieldAdmin
{
    public const PAGE = 'gazetteer-fields';

    public function __construct(private readonly Settings $settings, private readonly string $file)
    {
    }

    /** What belongs to the screens of listings. */
    public function openScreen(): void
    {
        $names = $this->settings->names();
        if ((get_current_screen()?->post_type ?? '') === $names->listing) {
            (new ListingEditing($this->settings, $this->file))->register();
            (new ListingColumns($names))->register();
            (new ListingFilters($names))->register();
        }
    }

    public function addPage(): void
    {
        $names = $this->settings->names();
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
            add_action("load-{$page}", function (): void {
                add_action('admin_enqueue_scripts', fn () => (new BuiltScript($this->file))->enqueue('fields', 'gazetteerFields', FieldScreenData::all($this->settings)));
            });
        }
    }
}
