<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Kernel;

use Closure;
use Gazetteer\Kernel\Container;
use Gazetteer\Kernel\HookTable;
use Gazetteer\Kernel\Module;
use Gazetteer\Kernel\Settings;
use Gazetteer\Tests\Check;
use LogicException;

final class ContainerTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'an object is created once, when it is first requested' => static function (): void {
            $container = self::container();
            $lazy = $container->lazily(\ArrayObject::class);
            Check::same(0, self::$made);
            Check::same($container->get(\ArrayObject::class), $lazy());
            Check::same(1, self::$made);
        };
        yield 'objects of a site are discarded, and objects of the request are kept' => static function (): void {
            $container = self::container();
            [$ofSite, $ofRequest, $settings] = [$container->get(\ArrayObject::class), $container->get(\SplObjectStorage::class), $container->settings()];
            $container->forget();
            Check::same(false, $container->get(\ArrayObject::class) === $ofSite);
            Check::same($ofRequest, $container->get(\SplObjectStorage::class));
            Check::same($settings, $container->get(Settings::class));
        };
        yield 'a class that no module creates causes an error' => static function (): void {
            try {
                self::container()->get(\DateTime::class);
            } catch (LogicException $thrown) {
                Check::same('No module makes DateTime.', $thrown->getMessage());

                return;
            }
            Check::same('thrown', 'not thrown');
        };
    }

    private static int $made = 0;

    private static function container(): Container
    {
        self::$made = 0;

        return new Container('/plugin.php', [(new class implements Module {
            public static function hooks(): array
            {
                return [['init', [self::class, 'services'], HookTable::ALWAYS]];
            }

            public static function services(): array
            {
                return [
                    \ArrayObject::class => ContainerTest::make(...),
                    \SplObjectStorage::class => [static fn (): \SplObjectStorage => new \SplObjectStorage(), Container::FOR_ALL_SITES],
                ];
            }

            public static function routes(): array
            {
                return [];
            }

            public static function actions(): array
            {
                return [];
            }
        })::class]);
    }

    public static function make(): \ArrayObject
    {
        self::$made++;

        return new \ArrayObject();
    }
}
