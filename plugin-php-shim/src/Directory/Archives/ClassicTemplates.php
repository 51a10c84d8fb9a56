<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Archives;

use Gazetteer\Data\DataNames;
use Gazetteer\Directory\PageHooks;
use Gazetteer\Kernel\Extensions;

/**
 * Templates for listings and their archives in classic themes. The theme's own template files have priority. A file in
 * the theme's folder `gazetteer/directory` replaces the plugin's file.
 */
final class ClassicTemplates
{
    public function __construct(private readonly DataNames $names)
    {
    }

    public function register(): void
    {
        // Run before the filters of page builders, so that page builders can replace the template.
        add_filter('template_include', $this->choose(...), 5);
    }

    private function choose(mixed $template): mixed
    {
        $name = match (true) {
            is_feed() || is_embed() || ChosenTemplate::isOfBlocks() => '',
            is_singular($this->names->listing) => get_page_template_slug() === '' && !ChosenTemplate::isOwn($template, 'single', $this->names->listing) ? 'single' : '',
            PageHooks::isOnArchive($this->names) => $this->isThemesArchive($template) ? '' : 'archive',
            default => '',
        };
        if ($name === '') {
            return $template;
        }
        $file = locate_template("gazetteer/directory/{$name}.php") ?: dirname(GAZETTEER_FILE) . "/templates/directory/{$name}.php";
        $chosen = Extensions::filter('gazetteer_template', $file, $name);

        return is_string($chosen) && $chosen !== '' ? $chosen : $template;
    }

    private function isThemesArchive(mixed $template): bool
    {
        $taxonomies = [$this->names->category, $this->names->location, $this->names->feature, $this->names->tag];

        return ChosenTemplate::isOwn($template, 'archive', $this->names->listing) || ChosenTemplate::isOwn($template, 'taxonomy', ...$taxonomies);
    }

    /** Prints the theme's header. Returns true if the header contains the opening tag of the main element. */
    public static function header(): bool
    {
        if (!is_file(get_theme_file_path('header.php'))) {
            // The theme has no header file. Print a header, because WordPress would load its deprecated
            // `theme-compat` header.
            echo '<!doctype html><html ';
            language_attributes();
            printf('><head><meta charset="%s"><meta name="viewport" content="width=device-width, initial-scale=1">', esc_attr((string) get_bloginfo('charset')));
            wp_head();
            printf('</head><body class="%s">', esc_attr(implode(' ', get_body_class())));
            wp_body_open();

            return false;
        }
        ob_start();
        get_header();
        $header = (string) ob_get_clean();
        // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the theme's own markup.
        echo $header;

        return preg_match('/<main\b|\brole=["\']main["\']/i', $header) === 1;
    }

    public static function footer(): void
    {
        if (!is_file(get_theme_file_path('footer.php'))) {
            wp_footer();
            echo '</body></html>';
        } else {
            get_footer();
        }
    }
}
