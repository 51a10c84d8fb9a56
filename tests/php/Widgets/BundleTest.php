<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Widgets;

use Closure;
use Gazetteer\Tests\Check;
use Gazetteer\Widgets\Bundle;

final class BundleTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'the loader and the styles of a build are found' => static function (): void {
            $bundle = self::bundle('{"loader":"loader-a1.js","widgets":{"scroll-top":{"script":"s.js","style":"s-b2.css"},"plain":{"script":"p.js"}}}');
            Check::same(
                ['https://a.test/dist/loader-a1.js', 'https://a.test/dist/s-b2.css', '', ['scroll-top'], true],
                [$bundle->loader(), $bundle->style('scroll-top'), $bundle->style('plain'), $bundle->styledWidgets(), $bundle->isBuilt()],
            );
        };
        yield 'blocks with a script are distinguished from server-rendered ones' => static function (): void {
            $bundle = self::bundle('{"loader":"loader-a1.js","widgets":{"plain":{"script":"p.js"}}}');
            Check::same([true, false], [$bundle->has('plain'), $bundle->has('directory')]);
        };
        yield 'the script of a widget that starts with the page is found' => static function (): void {
            $bundle = self::bundle('{"loader":"loader-a1.js","widgets":{"form":{"script":"f-a1.js","when":"load"},"bar":{"script":"b-a1.js","when":"scroll"},"odd":{"script":"../x.js","when":"load"}}}');
            Check::same(['https://a.test/dist/f-a1.js', '', '', ''], array_map($bundle->earlyScript(...), ['form', 'bar', 'odd', 'none']));
        };
        yield 'the older markup of the requested widgets is found' => static function (): void {
            $bundle = self::bundle('{"loader":"loader-a1.js","widgets":{"form":{"adopt":".old-form"},"bar":{"adopt":".old-bar"},"odd":{"adopt":5},"plain":{}}}');
            Check::same(['form' => '.old-form'], $bundle->olderMarkup(['form', 'odd', 'plain', 'none']));
        };
        $broken = [
            'no manifest' => null,
            'an empty manifest' => '',
            'a manifest that is not JSON' => '<html>',
            'a manifest with another structure' => '{"loader":["x"],"widgets":"none"}',
            'a manifest with texts instead of files' => '{"loader":5,"widgets":{"scroll-top":"s.css"}}',
            'a manifest that points outside of the folder' => '{"loader":"../../evil.js","widgets":{"a":{"style":"/etc/x.css"},"b":{"style":"https://evil.test/x.css"}}}',
        ];
        foreach ($broken as $name => $json) {
            yield "{$name} counts as a missing build" => static function () use ($json): void {
                $bundle = self::bundle($json);
                Check::same([false, '', '', []], [$bundle->isBuilt(), $bundle->loader(), $bundle->style('a'), $bundle->styledWidgets()]);
            };
        }
    }

    private static function bundle(?string $json): Bundle
    {
        $folder = sys_get_temp_dir() . '/bundle-' . md5((string) $json);
        if (!is_dir($folder)) {
            mkdir($folder, 0777, true);
        }
        if ($json !== null) {
            file_put_contents("{$folder}/manifest.json", $json);
        }

        return new Bundle($folder, 'https://a.test/dist');
    }
}
