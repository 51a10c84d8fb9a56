<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Kernel;

use Closure;
use Gazetteer\Kernel\Settings;
use Gazetteer\Tests\Check;

final class SettingsTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (['gazetteer', 'listingpro', 'a', 'my_theme2'] as $prefix) {
            yield "the AJAX prefix {$prefix} is accepted" => static fn () => Check::same($prefix, Settings::readPrefix($prefix));
        }
        foreach (['', '2fast', 'Capital', 'with-dash', "line\n", '_x', 'a b', '{prefix}', str_repeat('x', 41)] as $prefix) {
            yield 'refuses ' . json_encode($prefix) . ' as a prefix of actions' => static fn () => Check::same(null, Settings::readPrefix($prefix));
        }
        foreach (['gazetteer/v1', 'contact-form-7/v1', 'a/b/c.2'] as $namespace) {
            yield "the REST namespace {$namespace} is accepted" => static fn () => Check::same($namespace, Settings::readNamespace($namespace));
        }
        foreach (['', 'gazetteer', '/v1', 'gazetteer/', 'a/../b', "a/v1\n", 'a/b/c/d', 'a/(?P<x>.*)'] as $namespace) {
            yield 'refuses ' . json_encode($namespace) . ' as a namespace' => static fn () => Check::same(null, Settings::readNamespace($namespace));
        }
        $proxies = [
            '' => [],
            '10.0.0.5' => ['10.0.0.5'],
            " 10.0.0.5,\n2001:db8::/32; 10.0.0.5\r\n" => ['10.0.0.5', '2001:db8::/32'],
            'proxy.example' => null,
            '10.0.0.5 10.0.0.256' => null,
            '0.0.0.0/0' => null,
            '::/0' => null,
        ];
        foreach ($proxies as $typed => $read) {
            yield 'reads proxies of ' . json_encode($typed) => static fn () => Check::same($read, Settings::readProxies($typed));
        }
    }
}
