<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Links\Domain\Outbound;

use Closure;
use Gazetteer\Links\Domain\Outbound\OutboundFault;
use Gazetteer\Links\Domain\Outbound\OutboundPath;
use Gazetteer\Tests\Check;

final class OutboundPathTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $root = new OutboundPath('', ['guide.example'], ['go', 'recommend', 'our/partners']);
        $hotel = ['go', 'hotel'];
        $addresses = [
            'an address with its last slash' => ['/go/hotel/', $hotel],
            'an address without it' => ['/go/hotel', $hotel],
            'the other prefix' => ['/recommend/hotel', ['recommend', 'hotel']],
            'a prefix of two parts' => ['/our/partners/hotel/', ['our/partners', 'hotel']],
            'a query behind it' => ['/go/hotel/?to=https://evil.example', $hotel],
            'permalinks with index.php' => ['/index.php/go/hotel/', $hotel],
            'capitals' => ['/Go/Hotel', $hotel],
            'a whole address of the site' => ['https://www.Guide.example:8080/go/hotel/', $hotel],
            'one without a scheme' => ['//guide.example/go/hotel#a', $hotel],
            'letters of another script' => ['/go/%D0%9E%D1%82%D0%B5%D0%BB%D1%8C/', ['go', 'отель']],
            'nothing of another site' => ['https://evil.example/go/hotel/', null],
            'nothing of a site that ends alike' => ['https://myguide.example/go/hotel/', null],
            'nothing of another path' => ['/good/hotel/', null],
            'nothing of a path further down' => ['/about/go/hotel/', null],
            'nothing below a link' => ['/go/hotel/room/', null],
            'nothing of the prefix alone' => ['/go/', null],
            'nothing of a way up' => ['/go/../', null],
            'nothing of a hidden slash' => ['/go/a%2Fb/', null],
            'nothing of a hidden line break' => ['/go/hotel%0A', null],
            'nothing of broken letters' => ['/go/%FF/', null],
            'nothing of a mailbox' => ['mailto:a@guide.example', null],
            'nothing of a relative address' => ['go/hotel/', null],
        ];
        foreach ($addresses as $says => [$address, $found]) {
            yield "finds {$says}" => static fn () => Check::same($found, $root->read($address));
        }
        $below = new OutboundPath('/Guide', ['guide.example'], ['go']);
        yield 'finds one of a site in a folder' => static fn () => Check::same($hotel, $below->read('/guide/go/hotel'));
        yield 'finds one with index.php in a folder' => static fn () => Check::same($hotel, $below->read('/guide/index.php/go/hotel'));
        yield 'finds nothing outside of the folder' => static fn () => Check::same(null, $below->read('/go/hotel'));
        yield 'finds nothing without prefixes' => static fn () => Check::same(null, (new OutboundPath('', [], []))->read('//hotel'));

        $path = static fn (string ...$paths): array => array_map(static fn (string $one): array => ['path' => $one, 'label' => 'affiliate'], $paths);
        yield 'takes as a prefix what can be one, once' => static fn () => Check::same(['go', 'a-b/c'], OutboundPath::prefixes($path('/Go/', '/go', '/a-b/c/', '/ü/', '/wp-admin/x/', '/a b/', '/', '/' . str_repeat('a', 61))));
        yield 'reads no text without a prefix' => static fn () => Check::same([true, true, false], [OutboundPath::hasPrefix('x /go/y', 'go'), OutboundPath::hasPrefix('/GO/y', 'go'), OutboundPath::hasPrefix('/gone/ go', 'go')]);

        $slugs = ['Hotel Sunrise ' => 'hotel-sunrise', '/a.b_c/' => 'a.b_c', 'Отель' => 'отель', '' => OutboundFault::SlugMissing, '//' => OutboundFault::SlugMissing, 'a--b' => OutboundFault::SlugWrong, '..' => OutboundFault::SlugWrong, 'a/b' => OutboundFault::SlugWrong, 'a?b' => OutboundFault::SlugWrong, '-a' => OutboundFault::SlugWrong, str_repeat('a', 101) => OutboundFault::SlugTooLong];
        foreach ($slugs as $typed => $slug) {
            yield "makes a slug of “{$typed}”" => static fn () => Check::same($slug, OutboundPath::slug((string) $typed));
        }
    }
}
