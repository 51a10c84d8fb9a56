<?php

declare(strict_types=1);

namespace Gazetteer\Widgets\Sitewide;

use Gazetteer\Kernel\Settings;
use Gazetteer\Widgets\Assets;
use Gazetteer\Widgets\WidgetRegistry;
use Gazetteer\Widgets\WidgetsModule;
use WP_HTML_Tag_Processor;

/**
 * Takes over legacy markup if the owner turned this on: finds it in the finished page, adds the loader, and replaces
 * the scripts that handled it before.
 */
final class Adoption
{
    /** The widget has the name of the script that it replaces. */
    private const COMMENT_REPLY = 'comment-reply';
    private const CONTACT_FORM_7 = 'contact-form-7';
    private const CONTACT_FORM_7_NEEDS = ['swv', 'wp-i18n'];

    public function __construct(
        private readonly Settings $settings,
        private readonly WidgetRegistry $widgets,
        private readonly Assets $assets,
    ) {
    }

    public function watchPage(): void
    {
        if ($this->settings->adopting() === [] || is_feed() || is_embed() || is_robots() || is_trackback()) {
            return;
        }
        if (in_array('contact-form', $this->settings->adopting(), true) && $this->assets->areBuilt()) {
            // A theme can enqueue the script at any time until scripts are printed.
            add_action('wp_print_scripts', self::emptyContactForm7(...), 0);
            add_action('wp_print_footer_scripts', self::emptyContactForm7(...), 0);
        }
        if (in_array(self::COMMENT_REPLY, $this->settings->adopting(), true) && $this->assets->areBuilt()) {
            // The script is enqueued in the head, in the comments or by a block, so replace it when WordPress prints it.
            add_filter('script_loader_tag', $this->replaceCommentReply(...), 10, 2);
        }
        // Since WordPress 6.9, core buffers the page if a filter is added. Older versions need the plugin's own buffer.
        if (function_exists('wp_start_template_enhancement_output_buffer')) {
            add_filter('wp_template_enhancement_output_buffer', fn (mixed $html): mixed => is_string($html) ? $this->adopt($html) : $html);
        } else {
            ob_start($this->finish(...), 0, PHP_OUTPUT_HANDLER_STDFLAGS ^ PHP_OUTPUT_HANDLER_FLUSHABLE);
        }
    }

    /**
     * Contact Form 7's own script must not run on forms that are taken over. Its handle and the settings printed before it
     * stay, because scripts of the site read the settings and depend on the handle.
     */
    private static function emptyContactForm7(): void
    {
        $script = wp_scripts()->registered[self::CONTACT_FORM_7] ?? null;
        if ($script === null) {
            return;
        }
        $script->src = false;
        $script->deps = array_values(array_diff($script->deps, self::CONTACT_FORM_7_NEEDS));
        $script->textdomain = null;
    }

    private function replaceCommentReply(mixed $tag, mixed $handle): mixed
    {
        if ($handle !== self::COMMENT_REPLY) {
            return $tag;
        }
        $this->assets->need(self::COMMENT_REPLY);

        return '';
    }

    /** Leaves a page unchanged if it was discarded or is flushed in parts. */
    private function finish(string $html, int $phase): string
    {
        $isWhole = ($phase & PHP_OUTPUT_HANDLER_START) !== 0 && ($phase & PHP_OUTPUT_HANDLER_FINAL) !== 0;

        return $isWhole && ($phase & PHP_OUTPUT_HANDLER_CLEAN) === 0 ? $this->adopt($html) : $html;
    }

    private function adopt(string $html): string
    {
        $end = strripos($html, '</body>');
        $found = $end === false ? [] : $this->foundIn($html);
        if ($found === []) {
            return $html;
        }

        return substr_replace($html, $this->assets->tags($found, $html), (int) $end, 0);
    }

    /** @return list<string> The enabled widgets whose legacy markup is on the page. */
    private function foundIn(string $html): array
    {
        $found = [];
        foreach ($this->settings->adopting() as $name) {
            // Themes may set this attribute themselves. Other widgets enqueue their script when they are rendered.
            if (in_array($name, WidgetsModule::HELPERS, true) && str_contains($html, "data-gazetteer=\"{$name}\"")) {
                $found[] = $name;
                continue;
            }
            foreach (($this->widgets->all()[$name] ?? null)?->adopts() ?? [] as $markup) {
                $isThere = $markup[0] === '['
                    ? self::hasAttribute($html, trim($markup, '[]'))
                    : self::carries($html, explode(' ', $markup));
                if ($isThere) {
                    $found[] = $name;
                    break;
                }
            }
        }

        return $found;
    }

    /** @param list<string> $classes */
    private static function carries(string $html, array $classes): bool
    {
        foreach ($classes as $class) {
            // A cheap string search settles most pages without parsing them.
            if (!str_contains($html, $class)) {
                return false;
            }
        }

        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag(['class_name' => $classes[0]])) {
            foreach ($classes as $class) {
                if ($tags->has_class($class) !== true) {
                    continue 2;
                }
            }

            return true;
        }

        return false;
    }

    private static function hasAttribute(string $html, string $attribute): bool
    {
        if (!str_contains($html, $attribute)) {
            return false;
        }
        $tags = new WP_HTML_Tag_Processor($html);
        while ($tags->next_tag()) {
            if ($tags->get_attribute($attribute) !== null) {
                return true;
            }
        }

        return false;
    }

    /** Two scripts that both defer the same backgrounds would wait for each other. */
    public function quietElementor(): void
    {
        if (did_action('elementor/loaded') && in_array('section-backgrounds', $this->settings->adopting(), true)) {
            add_filter('pre_option_elementor_lazy_load_background_images', static fn (): string => '0');
        }
    }
}
