<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Editing;

use Gazetteer\Data\DataNames;
use Gazetteer\Kernel\Settings;
use Gazetteer\Listings\Rest\FieldAnswersController;
use Gazetteer\Listings\Rest\FieldPreviewController;
use Gazetteer\Listings\Rest\FieldUsesController;

/** Where the screen finds what it works on. */
final class FieldScreenData
{
    /** @return array<string, string> */
    public static function all(Settings $settings): array
    {
        $names = $settings->names();
        $ours = "/{$settings->restNamespace()}/";

        return [
            'categories' => self::terms($names->category),
            'features' => self::terms($names->feature),
            'fields' => self::fields($names),
            'preview' => $ours . FieldPreviewController::PATH,
            'uses' => $ours . FieldUsesController::PATH,
            'answers' => $ours . FieldAnswersController::PATH,
            'categoriesScreen' => admin_url("edit-tags.php?taxonomy={$names->category}&post_type={$names->listing}"),
        ];
    }

    /** A route of the REST API; empty where there is none. */
    public static function fields(DataNames $names): string
    {
        return rest_get_route_for_post_type_items($names->field);
    }

    public static function terms(string $taxonomy): string
    {
        return rest_get_route_for_taxonomy_items($taxonomy);
    }
}
