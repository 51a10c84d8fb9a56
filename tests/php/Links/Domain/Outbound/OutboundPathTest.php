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
            'a path with a final slash' => ['/go/hotel/', $hotel],
            'a path without a final slash' => ['/go/hotel', $hotel],
            'a path with the second prefix' => ['/recommend/hotel', ['recommend', 'hotel']],
            'a path with a prefix of two parts' => ['/our/partners/hotel/', ['our/partners', 'hotel']],
            'a path with a query' => ['/go/hotel/?to=https://evil.example', $hotel],
            'a path with index.php' => ['/index.php/go/hotel/', $hotel],
            'capitals' => ['/Go/Hotel', $hotel],
            'a complete URL of the site' => ['https://www.Guide.example:8080/go/hotel/', $hotel],
            'a URL without a scheme' => ['//guide.example/go/hotel#a', $hotel],
            'letters of other scripts' => ['/go/%D0%9E%D1%82%D0%B5%D0%BB%D1%8C/', ['go', 'отель']],
            'no link on another site' => ['https://evil.example/go/hotel/', null],
            'no link on a site whose host ends with the same letters' => ['https://myguide.example/go/hotel/', null],
            'no link in another path' => ['/good/hotel/', null],
            'no link in a deeper path' => ['/about/go/hotel/', null],
            'no link below a link' => ['/go/hotel/room/', null],
            'no link for the prefix alone' => ['/go/', null],
            'no link for a path with “..”' => ['/go/../', null],
            'no link for an encoded slash' => ['/go/a%2Fb/', null],
            'no link for an encoded line break' => ['/go/hotel%0A', null],
            'no link for invalid characters' => ['/go/%FF/', null],
            'no link for an email address' => ['mailto:a@guide.example', null],
            'no link for a relative URL' => ['go/hotel/', null],
        ];
        foreach ($addresses as $says => [$address, $found]) {
            yield "the path contains {$says}" => static fn () => Check::same($found, $root->read($address));
        }
        $below = new OutboundPath('/Guide', ['guide.example'], ['go']);
        yield 'a link is found on a site in a subfolder' => static fn () => Check::same($hotel, $below->read('/guide/go/hotel'));
        yield 'a link is found with index.php in a subfolder' => static fn () => Check::same($hotel, $below->read('/guide/index.php/go/hotel'));
        yield 'no link is found outside of the subfolder' => static fn () => Check::same(null, $below->read('/go/hotel'));
        yield 'no link is found without prefixes' => static fn () => Check::same(null, (new OutboundPath('', [], []))->read('//hotel'));

        $path = static fn (string ...$paths): array => array_map(static fn (string $one): array => ['path' => $one, 'label' => 'affiliate'], $paths);
        yield 'valid prefixes are read, without duplicates' => static fn () => Check::same(['go', 'a-b/c'], OutboundPath::prefixes($path('/Go/', '/go', '/a-b/c/', '/ü/', '/wp-admin/x/', '/a b/', '/', '/' . str_repeat('a', 61))));
        yield 'a text without a valid prefix has no prefixes' => static fn () => Check::same([true, true, false], [OutboundPath::hasPrefix('x /go/y', 'go'), OutboundPath::hasPrefix('/GO/y', 'go'), OutboundPath::hasPrefix('/gone/ go', 'go')]);

        $slugs = ['Hotel Sunrise ' => 'hotel-sunrise', '/a.b_c/' => 'a.b_c', 'Отель' => 'отель', '' => OutboundFault::SlugMissing, '//' => OutboundFault::SlugMissing, 'a--b' => OutboundFault::SlugWrong, '..' => OutboundFault::SlugWrong, 'a/b' => OutboundFault::SlugWrong, 'a?b' => OutboundFault::SlugWrong, '-a' => OutboundFault::SlugWrong, str_repeat('a', 101) => OutboundFault::SlugTooLong];
        foreach ($slugs as $typed => $slug) {
            yield "“{$typed}” is converted to a slug" => static fn () => Check::same($slug, OutboundPath::slug((string) $typed));
        }
    }
}
