<?php

declare(strict_types=1);

namespace Gazetteer\Widgets\Sitewide;

use Gazetteer\Kernel\Settings;
use Gazetteer\Widgets\Assets;
use Gazetteer\Widgets\WidgetRegistry;
use Gazetteer\Widgets\WidgetsModule;
use WP_HTML_Tag_Processor;

/**
 * Lets widgets attach to existing HTML of themes and other plugins, if the site owner turned this on. Searches the
 * finished page for this HTML, adds the loader, and disables the scripts that the widgets replace.
 */
final class Adoption
{
    /** The name of the widget, and the handle of the WordPress script that the widget replaces. */
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
            // Themes may enqueue Contact Form 7's script until WordPress prints the scripts.
            add_action('wp_print_scripts', self::disableContactForm7(...), 0);
            add_action('wp_print_footer_scripts', self::disableContactForm7(...), 0);
        }
        if (in_array(self::COMMENT_REPLY, $this->settings->adopting(), true) && $this->assets->areBuilt()) {
            // The script may be enqueued in the head, in the comments or by a block. Replace it when WordPress prints
            // it.
            add_filter('script_loader_tag', $this->replaceCommentReply(...), 10, 2);
        }
        // Since WordPress 6.9, core buffers a page if this filter has a callback. Older versions need another output
        // buffer.
        if (function_exists('wp_start_template_enhancement_output_buffer')) {
            add_filter('wp_template_enhancement_output_buffer', fn (mixed $html): mixed => is_string($html) ? $this->adopt($html) : $html);
        } else {
            ob_start($this->adoptBuffer(...), 0, PHP_OUTPUT_HANDLER_STDFLAGS ^ PHP_OUTPUT_HANDLER_FLUSHABLE);
        }
    }

    /**
     * Disables Contact Form 7's own script. Its handle and its settings stay, because other scripts of the site may
     * depend on them.
     */
    private static function disableContactForm7(): void
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

    /** Callback of the output buffer. Does not change a page that was discarded or is sent in several parts. */
    private function adoptBuffer(string $html, int $phase): string
    {
        $isComplete = ($phase & PHP_OUTPUT_HANDLER_START) !== 0 && ($phase & PHP_OUTPUT_HANDLER_FINAL) !== 0;

        return $isComplete && ($phase & PHP_OUTPUT_HANDLER_CLEAN) === 0 ? $this->adopt($html) : $html;
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

    /** @return list<string> The widgets that can attach to HTML on the page. */
    private function foundIn(string $html): array
    {
        $found = [];
        foreach ($this->settings->adopting() as $name) {
            // If the theme printed this attribute itself, the widget's script is not enqueued yet.
            if (in_array($name, WidgetsModule::SITE_WIDGETS, true) && str_contains($html, "data-gazetteer=\"{$name}\"")) {
                $found[] = $name;
                continue;
            }
            foreach (($this->widgets->all()[$name] ?? null)?->adopts() ?? [] as $markup) {
                $isThere = $markup[0] === '['
                    ? self::hasAttribute($html, trim($markup, '[]'))
                    : self::hasClasses($html, explode(' ', $markup));
                if ($isThere) {
                    $found[] = $name;
                    break;
                }
            }
        }

        return $found;
    }

    /** @param list<string> $classes */
    private static function hasClasses(string $html, array $classes): bool
    {
        foreach ($classes as $class) {
            // Fast path: most pages do not contain the class and need not be parsed.
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

    /**
     * Turns off Elementor's own deferral of background images. With both scripts, each would wait for the other one.
     */
    public function disableElementorDeferral(): void
    {
        if (did_action('elementor/loaded') && in_array('section-backgrounds', $this->settings->adopting(), true)) {
            add_filter('pre_option_elementor_lazy_load_background_images', static fn (): string => '0');
        }
    }
}
