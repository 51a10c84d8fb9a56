<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Directory\Archives;

use Closure;
use Gazetteer\Directory\Archives\ChosenTemplate;
use Gazetteer\Tests\Check;

/** Tests that a theme’s own template for listings takes precedence. */
final class ChosenTemplateTest
{
    private const FILES = [
        '/themes/x/single-listing.php' => true,
        '/themes/x/single-listing-zurich.php' => true,
        '/themes/x/single.php' => false,
        '/themes/x/single-listings.php' => false,
        '/themes/x/page.php' => false,
        '' => false,
    ];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (self::FILES as $file => $isOwn) {
            yield ($isOwn ? 'leaves a listing to ' : 'draws a listing within ') . "“{$file}”" => static fn () => Check::same($isOwn, self::chosen($file, null));
        }
        yield 'a listing is rendered in a block template with any name' => static fn () => Check::same(
            false,
            self::chosen('/wp-includes/template-canvas.php', 'x//single-listing'),
        );
    }

    private static function chosen(string $file, ?string $block): bool
    {
        [$GLOBALS['template'], $GLOBALS['_wp_current_template_id']] = [$file, $block];
        try {
            return ChosenTemplate::isFileOf('listing');
        } finally {
            unset($GLOBALS['template'], $GLOBALS['_wp_current_template_id']);
        }
    }
}
