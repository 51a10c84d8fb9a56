<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Editing;

use Gazetteer\Data\DataNames;
use Gazetteer\Kernel\Settings;
use Gazetteer\Widgets\BuiltScript;
use WP_Block_Editor_Context;
use WP_Post;

/**
 * Adds the fields of a listing to the editors: panels in the block editor's sidebar, a meta box in the
 * classic editor.
 */
final class ListingEditing
{
    private readonly DataNames $names;

    public function __construct(private readonly Settings $settings, private readonly string $file)
    {
        $this->names = $settings->names();
    }

    public function register(): void
    {
        add_action('enqueue_block_editor_assets', $this->enqueueForBlocks(...));
        add_filter('block_editor_rest_api_preload_paths', $this->preload(...), 10, 2);
        add_action("add_meta_boxes_{$this->names->listing}", $this->addBox(...));
    }

    private function enqueueForBlocks(): void
    {
        $post = get_post();
        if (get_current_screen()?->base === 'post' && $post instanceof WP_Post) {
            $this->enqueue(ListingEditorData::forSite($this->settings) + ['first' => $this->categories($post)]);
        }
    }

    /**
     * Preloads the custom fields of the listing's categories, because the editor sends many requests when it starts.
     * The path must be the same as in the script's request. Without categories, the script requests "?categories=".
     * Do not use add_query_arg(), because it would return "?categories".
     *
     * @param array<array-key, mixed> $paths
     * @return array<array-key, mixed>
     */
    private function preload(array $paths, WP_Block_Editor_Context $editor): array
    {
        $categories = $editor->post instanceof WP_Post ? $this->categories($editor->post) : null;

        return $categories === null
            ? $paths
            : [...$paths, ListingEditorData::fieldsRoute($this->settings) . '?categories=' . rawurlencode($categories)];
    }

    /** Returns the stored categories, in the order in which the script requests them. */
    private function categories(WP_Post $listing): ?string
    {
        $categories = wp_get_object_terms($listing->ID, $this->names->category, ['fields' => 'ids']);
        if (!is_array($categories)) {
            return null;
        }
        sort($categories);

        return implode(',', $categories);
    }

    private function addBox(WP_Post $listing): void
    {
        if (get_current_screen()?->is_block_editor()) {
            return;
        }
        add_action('admin_enqueue_scripts', fn () => $this->enqueue(ListingEditorData::forListing($this->settings, $listing)));
        add_meta_box('gazetteer-listing-box', __('Details of the listing', 'gazetteer'), ListingMetaBox::draw(...), $this->names->listing, 'normal', 'high');
    }

    /** @param array<string, mixed> $facts */
    private function enqueue(array $facts): void
    {
        wp_enqueue_media();
        (new BuiltScript($this->file))->enqueue('listing', 'gazetteerListing', $facts);
    }
}
