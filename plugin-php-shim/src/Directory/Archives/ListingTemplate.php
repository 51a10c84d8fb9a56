<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Archives;

use Gazetteer\Directory\Listing\ListingParts;

/** The blocks of the listing template: the parts of the page, in groups that the style sheet arranges. */
final class ListingTemplate
{
    public static function blocks(): string
    {
        $title = '<!-- wp:post-title {"level":1} /-->';
        $head = self::group('gz-place-head', $title . self::parts(ListingParts::HEAD));
        $side = self::group('gz-place-side', self::parts(ListingParts::SIDE), 'aside');
        $main = self::group('gz-place-main', self::parts(ListingParts::MAIN));
        $columns = self::group('gz-place-columns', $head . self::parts(['gallery']) . $side . $main);

        return self::group('gz-place', $columns . self::parts(ListingParts::BELOW), align: 'wide');
    }

    /** @param list<string> $parts */
    private static function parts(array $parts): string
    {
        return implode('', array_map(
            static fn (string $part): string => "\n\n<!-- wp:gazetteer/" . ListingParts::BLOCK . "{$part} /-->",
            ListingParts::offered(...$parts),
        ));
    }

    private static function group(string $class, string $inner, string $tag = 'div', string $align = ''): string
    {
        $attributes = json_encode(array_filter([
            'tagName' => $tag === 'div' ? '' : $tag,
            'align' => $align,
            'className' => $class,
            'layout' => ['type' => 'default'],
        ]), JSON_THROW_ON_ERROR);
        $classes = 'wp-block-group' . ($align === '' ? '' : " align{$align}") . " {$class}";

        return "\n\n<!-- wp:group {$attributes} -->\n<{$tag} class=\"{$classes}\">" . trim($inner) . "</{$tag}>\n<!-- /wp:group -->";
    }
}
