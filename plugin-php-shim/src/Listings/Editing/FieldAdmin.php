<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Editing;

use Gazetteer\Data\DataNames;
use Gazetteer\Data\Types;
use Gazetteer\Kernel\Fields\FieldTypes;
use Gazetteer\Kernel\Fields\PluginType;
use Gazetteer\Kernel\Settings;
use Gazetteer\Listings\Rest\FieldAnswersController;
use Gazetteer\Listings\Rest\FieldPreviewController;
use Gazetteer\Listings\Rest\FieldUsesController;
use Gazetteer\Widgets\BuiltScript;
use Gazetteer\Widgets\ScriptNotice;

/** Adds the "Fields & features" admin screen, and extends the listing screens. */
final class FieldAdmin
{
    public const PAGE = 'gazetteer-fields';

    public function __construct(private readonly Settings $settings, private readonly string $file)
    {
    }

    /** Adds the columns, filters and editor panels to the listing screens. */
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
        $routes = [self::fieldsRoute($names), self::termsRoute($names->category), self::termsRoute($names->feature)];
        // Stop if another plugin has registered one of the types without REST support. Users then edit the type on
        // that plugin's screens.
        if (in_array('', $routes, true)) {
            return;
        }
        $page = add_submenu_page(
            "edit.php?post_type={$names->listing}",
            __('Fields & features', 'gazetteer'),
            __('Fields & features', 'gazetteer'),
            Types::EDIT_FIELDS,
            self::PAGE,
            $this->draw(...),
        );
        if ($page !== false) {
            add_action("load-{$page}", function (): void {
                add_action('admin_enqueue_scripts', fn () => (new BuiltScript($this->file))->enqueue('fields', 'gazetteerFields', $this->scriptData()));
            });
        }
    }

    private function draw(): void
    {
        if (!current_user_can(Types::EDIT_FIELDS)) {
            wp_die(esc_html__('You are not allowed to edit fields.', 'gazetteer'), '', ['response' => 403]);
        }
        printf(
            '<div class="wrap"><h1>%s</h1><p>%s</p><div id="gazetteer-fields">',
            esc_html__('Fields & features', 'gazetteer'),
            esc_html__('Additional fields of the listing form, for each category.', 'gazetteer'),
        );
        ScriptNotice::print(new BuiltScript($this->file), 'fields');
        echo '</div></div>';
    }

    /** @return array<string, mixed> REST routes, screen URLs and the field types of other plugins, for the script. */
    private function scriptData(): array
    {
        $names = $this->settings->names();
        $ours = "/{$this->settings->restNamespace()}/";

        return [
            'categories' => self::termsRoute($names->category),
            'features' => self::termsRoute($names->feature),
            'fields' => self::fieldsRoute($names),
            'preview' => $ours . FieldPreviewController::PATH,
            'uses' => $ours . FieldUsesController::PATH,
            'answers' => $ours . FieldAnswersController::PATH,
            'categoriesScreen' => admin_url("edit-tags.php?taxonomy={$names->category}&post_type={$names->listing}"),
            'types' => array_values(array_map(static fn (PluginType $type): array => [
                'slug' => $type->slug,
                'label' => $type->label(),
                'filterable' => $type->filtersByText(),
            ], FieldTypes::addedToListings())),
        ];
    }

    /** Returns the REST route, or '' if there is none. */
    private static function fieldsRoute(DataNames $names): string
    {
        return rest_get_route_for_post_type_items($names->field);
    }

    /** Returns the REST route; '' if there is none. */
    private static function termsRoute(string $taxonomy): string
    {
        return rest_get_route_for_taxonomy_items($taxonomy);
    }
}
