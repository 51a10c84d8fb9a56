<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Directory;

use Closure;
use WP_Post;
use WP_Term;

/**
 * Draws the archive of listings, and that of each category and location, with the same list as the directory. A theme
 * that has no template of its own for them is asked to draw a page, which every theme can, and gets one made for it.
 */
final class ArchivePage
{
    private const BLOCK = 'gazetteer/directory';

    /** @param Closure(): int $directory The directory's own page, 0 for none. */
    public function __construct(private readonly Names $names, private readonly Closure $directory)
    {
    }

    public function register(): void
    {
        add_filter('archive_template_hierarchy', $this->asPage(...));
        add_filter('taxonomy_template_hierarchy', $this->asPage(...));
        add_filter('template_include', $this->take(...), 1);
    }

    public function isShown(): bool
    {
        return is_post_type_archive($this->names->listing) || is_tax($this->taxonomies());
    }

    /** The term whose archive is shown, where it is one of this taxonomy. */
    public function term(string $taxonomy): int
    {
        $term = is_tax($taxonomy) ? get_queried_object() : null;

        return $term instanceof WP_Term ? $term->term_id : 0;
    }

    /** @return list<string> */
    private function taxonomies(): array
    {
        return [$this->names->category, $this->names->location, $this->names->feature, $this->names->tag];
    }

    private function asPage(mixed $templates): mixed
    {
        if (!$this->isShown() || !is_array($templates)) {
            return $templates;
        }

        $slug = get_post_field('post_name', ($this->directory)() ?: -1);
        $pages = is_string($slug) && $slug !== '' ? ["page-{$slug}.php"] : [];

        return [...array_filter($templates, self::isOwn(...)), ...$pages, 'page.php', 'singular.php', 'index.php'];
    }

    private static function isOwn(mixed $template): bool
    {
        return is_string($template) && preg_match('/^(taxonomy|archive)-/', $template) === 1;
    }

    private function take(mixed $template): mixed
    {
        if (!$this->isShown() || is_feed()) {
            return $template;
        }
        if (!self::isOwn(ChosenTemplate::name((string) $template))) {
            $this->show($this->page());
        }

        return $template;
    }

    private function show(WP_Post $page): void
    {
        global $wp_query;
        $wp_query->posts = [$page];
        $wp_query->post = $page;
        $wp_query->post_count = 1;
        $wp_query->found_posts = 1;
        $wp_query->max_num_pages = 1;
        $wp_query->current_post = -1;
        $GLOBALS['post'] = $page;
    }

    /** It is in no database: WordPress takes number 0 for the post that it has in hand, which is this one. */
    private function page(): WP_Post
    {
        $term = get_queried_object();
        $directory = get_post(($this->directory)() ?: -1);
        $title = $directory instanceof WP_Post ? $directory->post_title : (string) post_type_archive_title('', false);
        $about = $term instanceof WP_Term ? wpautop(wp_kses_post($term->description)) : '';

        return new WP_Post((object) [
            'ID' => 0,
            'post_type' => 'page',
            'post_status' => 'publish',
            'post_title' => $term instanceof WP_Term ? esc_html($term->name) : $title,
            'post_content' => $about . self::list($directory),
            'comment_status' => 'closed',
            'ping_status' => 'closed',
            'filter' => 'raw',
        ]);
    }

    /** Set as on the directory's own page, but for what it is limited to. */
    private static function list(?WP_Post $directory): string
    {
        $block = $directory === null ? null : self::find(parse_blocks($directory->post_content));
        $set = array_diff_key((array) ($block['attrs'] ?? []), ['categories' => 1, 'locations' => 1]);

        return get_comment_delimited_block_content(self::BLOCK, $set, '');
    }

    /**
     * @param array<array-key, array<string, mixed>> $blocks
     * @return ?array<string, mixed>
     */
    private static function find(array $blocks): ?array
    {
        foreach ($blocks as $block) {
            $found = $block['blockName'] === self::BLOCK ? $block : self::find($block['innerBlocks']);
            if ($found !== null) {
                return $found;
            }
        }

        return null;
    }
}
