<?php

declare(strict_types=1);

namespace Gazetteer\Widgets\Sitewide;

use Gazetteer\Widgets\Assets;
use Gazetteer\Widgets\Domain\Background;
use Gazetteer\Widgets\Domain\InlineStyle;
use WP_HTML_Tag_Processor;

/** Defers the background images of Group and Cover blocks until the blocks are near the viewport. */
final class BlockBackgrounds
{
    /** The number of backgrounds that are not deferred, because they are probably visible on page load. */
    private const NOT_DEFERRED = 2;

    private int $count = 0;

    public function __construct(private readonly Assets $assets)
    {
    }

    public function register(): void
    {
        add_filter('render_block_core/group', fn (mixed $html): mixed => $this->defer($html, ''));
        add_filter('render_block_core/cover', fn (mixed $html): mixed => $this->defer($html, 'wp-block-cover__image-background'));
    }

    /** Defers the background of the block's root element, or of the element with the class `$class` in it. */
    private function defer(mixed $html, string $class): mixed
    {
        if (!is_string($html) || !str_contains($html, 'background-image')) {
            return $html;
        }
        $tags = new WP_HTML_Tag_Processor($html);
        if (!$tags->next_tag() || !($this->hasBackground($tags) || ($class !== '' && $tags->next_tag(['class_name' => $class])))) {
            return $html;
        }

        $style = $this->style($tags)->withBackgroundIn(Background::PROPERTY);
        if ($style === null || ++$this->count <= self::NOT_DEFERRED) {
            return $html;
        }

        $this->mark($tags, $style);
        $this->assets->need('section-backgrounds');

        return $tags->get_updated_html();
    }

    private function mark(WP_HTML_Tag_Processor $tags, string $style): void
    {
        $names = $tags->get_attribute('data-gazetteer');
        $tags->set_attribute('style', $style);
        $tags->set_attribute('data-gazetteer', trim((is_string($names) ? $names : '') . ' section-backgrounds'));
        $tags->add_class('gz-section');
    }

    private function hasBackground(WP_HTML_Tag_Processor $tags): bool
    {
        return $this->style($tags)->withBackgroundIn(Background::PROPERTY) !== null;
    }

    private function style(WP_HTML_Tag_Processor $tags): InlineStyle
    {
        $style = $tags->get_attribute('style');

        return new InlineStyle(is_string($style) ? $style : '');
    }
}
