<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Archives;

use Gazetteer\Data\DataNames;
use WP_Block_Template;

/**
 * Block templates for listings and their archives, for block themes without such templates. Site owners can edit them
 * in the site editor. The plugin registers the templates only on listing pages and on screens where templates are
 * edited.
 */
final class BlockTemplates
{
    private const PLUGIN = 'gazetteer';
    private const TYPE = 'wp_template';

    /**
     * @var list<string> The sites for which the templates are already registered. Each site of a network can have a different theme.
     */
    private static array $done = [];

    /** @var array<string, WP_Block_Template> By slug, for WordPress versions without a template registry. */
    private array $known = [];

    private function __construct(private readonly DataNames $names)
    {
    }

    public static function register(DataNames $names): void
    {
        $site = get_current_blog_id() . ' ' . get_stylesheet();
        if (current_theme_supports('block-templates') && !in_array($site, self::$done, true)) {
            self::$done[] = $site;
            (new self($names))->registerAll();
        }
    }

    private function registerAll(): void
    {
        foreach ($this->all() as $slug => [$title, $description, $main]) {
            $content = ThemeFrame::around($main);
            if (function_exists('register_block_template')) {
                register_block_template(self::PLUGIN . "//{$slug}", compact('title', 'description', 'content'));
            } else {
                $this->known[$slug] = self::template($slug, $title, $description, $content);
            }
        }
        if ($this->known !== []) {
            add_filter('get_block_templates', $this->add(...), 10, 3);
            add_filter('get_block_file_template', $this->find(...), 10, 3);
        }
    }

    /** @return array<string, array{string, string, string}> Title, description and blocks, by slug. */
    private function all(): array
    {
        $archive = self::main('<!-- wp:query-title {"type":"archive","showPrefix":false,"align":"wide"} /-->', "<!-- wp:term-description {\"align\":\"wide\"} /-->\n\n<!-- wp:gazetteer/directory {\"align\":\"wide\"} /-->");

        return [
            "single-{$this->names->listing}" => [
                __('Listing', 'gazetteer'),
                __('Shows a listing with its photos, contact details, opening hours and other details.', 'gazetteer'),
                self::main('', trim(ListingTemplate::blocks())),
            ],
            "archive-{$this->names->listing}" => [__('All listings', 'gazetteer'), __('Shows all listings, and the search form of the directory.', 'gazetteer'), $archive],
            "taxonomy-{$this->names->category}" => [__('Listings of a category', 'gazetteer'), __('Shows the listings of a category, and the search form of the directory.', 'gazetteer'), $archive],
            "taxonomy-{$this->names->location}" => [__('Listings of a location', 'gazetteer'), __('Shows the listings of a location, and the search form of the directory.', 'gazetteer'), $archive],
            "taxonomy-{$this->names->feature}" => [__('Listings with a feature', 'gazetteer'), __('Shows the listings with a feature, and the search form of the directory.', 'gazetteer'), $archive],
            "taxonomy-{$this->names->tag}" => [__('Listings with a tag', 'gazetteer'), __('Shows the listings with a tag, and the search form of the directory.', 'gazetteer'), $archive],
        ];
    }

    /**
     * Renders the main group in the theme’s wide size. Without a wide size in the theme, the group is 72rem
     * wide.
     */
    private static function main(string $title, string $content): string
    {
        $wide = wp_get_global_settings(['layout', 'wideSize']);
        $layout = is_string($wide) && $wide !== '' ? '{"type":"constrained"}' : '{"type":"constrained","wideSize":"72rem"}';
        $padding = ['top' => '50', 'bottom' => '60'];
        $style = implode(';', array_map(static fn (string $side): string => "padding-{$side}:var(--wp--preset--spacing--{$padding[$side]})", array_keys($padding)));

        return <<<BLOCKS
            <!-- wp:group {"tagName":"main","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|{$padding['top']}","bottom":"var:preset|spacing|{$padding['bottom']}"}}},"layout":{$layout}} -->
            <main class="wp-block-group alignfull" style="{$style}">{$title}

            {$content}</main>
            <!-- /wp:group -->
            BLOCKS;
    }

    private static function template(string $slug, string $title, string $description, string $content): WP_Block_Template
    {
        $template = new WP_Block_Template();
        $template->theme = get_stylesheet();
        $template->id = "{$template->theme}//{$slug}";
        $template->slug = $slug;
        $template->type = self::TYPE;
        $template->source = 'plugin';
        // Before WordPress 6.7, the templates REST API fails for the origin "plugin".
        $template->origin = 'theme';
        $template->status = 'publish';
        $template->has_theme_file = true;
        $template->is_custom = false;
        $template->title = $title;
        $template->description = $description;
        $template->content = $content;

        return $template;
    }

    /**
     * @param mixed $found
     * @param array<string, mixed> $query
     */
    private function add(mixed $found, array $query, string $type): mixed
    {
        if ($type !== self::TYPE || !is_array($found) || isset($query['wp_id']) || isset($query['post_type'])) {
            return $found;
        }
        $slugs = array_column($found, 'slug');
        foreach ($this->known as $slug => $template) {
            if (!in_array($slug, $slugs, true) && (!isset($query['slug__in']) || in_array($slug, $query['slug__in'], true))) {
                $found[] = $template;
            }
        }

        return $found;
    }

    private function find(mixed $found, string $id, string $type): mixed
    {
        [$theme, $slug] = [...explode('//', $id, 2), ''];

        return $found === null && $type === self::TYPE && $theme === get_stylesheet() ? $this->known[$slug] ?? null : $found;
    }
}
