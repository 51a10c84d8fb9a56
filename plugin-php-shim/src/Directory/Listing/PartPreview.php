<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use Closure;
use Gazetteer\Kernel\Html\Tag;
use WP_Block_Type_Registry;

/** The preview of a part in the site editor, where a template is edited without a listing. */
final class PartPreview
{
    private const ROUTE = '/wp/v2/block-renderer/';

    /** Whether the block editor requests the block. Its route requires the capability to edit posts. */
    public static function isAsked(): bool
    {
        return defined('REST_REQUEST') && REST_REQUEST && str_starts_with((string) ($GLOBALS['wp']->query_vars['rest_route'] ?? ''), self::ROUTE);
    }

    /** Returns the newest published listing, as an example; 0 if there is none. */
    public static function listing(string $type): int
    {
        $found = get_posts(['post_type' => $type, 'post_status' => 'publish', 'has_password' => false, 'numberposts' => 1, 'fields' => 'ids', 'orderby' => 'ID', 'suppress_filters' => false]);

        return (int) ($found[0] ?? 0);
    }

    /**
     * Returns the name of the block, for a part without content.
     *
     * @param Closure(array<string, string|bool>): string $wrapper
     */
    public static function placeholder(string $block, Closure $wrapper): string
    {
        $type = WP_Block_Type_Registry::get_instance()->get_registered("gazetteer/{$block}");
        $title = Tag::of('strong', [], Tag::text((string) ($type->title ?? $block)));
        $text = Tag::text(__('This listing has no content for this block, so visitors do not see it.', 'gazetteer'));

        return '<div ' . $wrapper(['class' => 'gz-part gz-part-empty']) . ">{$title}<br>{$text}</div>";
    }
}
