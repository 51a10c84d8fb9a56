<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Links\Domain\Outbound;

use Closure;
use Gazetteer\Links\Domain\Outbound\ImportLine;
use Gazetteer\Links\Domain\Outbound\ImportLineState;
use Gazetteer\Links\Domain\Outbound\OutboundFault;
use Gazetteer\Links\Domain\Outbound\OutboundLink;
use Gazetteer\Links\Domain\Outbound\OutboundPath;
use Gazetteer\Links\Domain\Outbound\OutboundRules;
use Gazetteer\Links\Outbound\OutboundRedirect;
use Gazetteer\Tests\Check;

final class OutboundRulesTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $paths = new OutboundPath('/guide', ['guide.example'], ['go']);
        $rules = new OutboundRules($paths);
        $shop = 'https://shop.example/';
        $link = new OutboundLink(0, 'go', 'hotel', $shop);

        foreach (['/go/hotel/', 'go/hotel', '/guide/go/hotel', 'https://guide.example/guide/go/hotel/'] as $address) {
            yield "a row with the address {$address} is read" => static fn () => Check::same(true, $link->isSame($rules->readRow(['address' => $address, 'target' => $shop])));
        }
        yield 'all columns of a row are read' => static fn () => Check::same(
            ['/go/hotel/', $shop, 'hotels', 'off', '=1+1'],
            OutboundRules::cells($rules->readRow(['address' => '/go/Hotel', 'target' => $shop, 'label' => ' hotels ', 'status' => 'OFF', 'note' => '=1+1'])),
        );
        $rows = [
            'an address on another site' => [['address' => 'https://evil.example/go/a', 'target' => $shop], ['address' => OutboundFault::AddressWrong]],
            'an invalid path' => [['address' => '/elsewhere/a', 'target' => $shop], ['address' => OutboundFault::AddressWrong]],
            'an empty address' => [['address' => '', 'target' => $shop], ['address' => OutboundFault::AddressWrong]],
            'an unknown status' => [['address' => '/go/a', 'target' => $shop, 'status' => 'maybe'], ['status' => OutboundFault::StatusWrong]],
            'several errors in a row' => [['address' => 'x', 'target' => 'y', 'label' => str_repeat('a', 61)], ['address' => OutboundFault::AddressWrong, 'target' => OutboundFault::TargetWrong, 'label' => OutboundFault::LabelTooLong]],
            'a link to itself' => [['address' => '/go/a', 'target' => 'https://guide.example/guide/go/b/'], ['target' => OutboundFault::TargetIsOutbound]],
        ];
        foreach ($rows as $says => [$cells, $faults]) {
            yield "the import refuses {$says}" => static fn () => Check::same($faults, $rules->readRow($cells));
        }
        yield 'a form with several errors reports each error at its field' => static fn () => Check::same(
            ['prefix' => OutboundFault::UnknownPrefix, 'slug' => OutboundFault::SlugMissing, 'target' => OutboundFault::TargetMissing, 'note' => OutboundFault::NoteTooLong],
            $rules->read(['prefix' => 'out', 'slug' => ' ', 'target' => '', 'label' => '', 'note' => str_repeat('a', 1001)], true),
        );

        $kept = $link->withId(7);
        $other = new OutboundLink(0, 'go', 'hotel', 'https://other.example/');
        $states = [
            'a new link is added' => [$link, null, false, ImportLineState::Added, 0],
            'an unchanged link is kept' => [$link, $kept, true, ImportLineState::Same, 7],
            'an existing link is changed if the user selected that' => [$other, $kept, true, ImportLineState::Changed, 7],
            'an existing link is skipped otherwise' => [$other, $kept, false, ImportLineState::Skipped, 7],
        ];
        foreach ($states as $says => [$read, $present, $updates, $state, $id]) {
            yield $says => static function () use ($read, $present, $updates, $state, $id): void {
                $line = ImportLine::of(2, $read, $present, $updates);
                Check::same([$state, $id, in_array($state, [ImportLineState::Added, ImportLineState::Changed], true)], [$line->state, $line->link?->id, $line->isWritten()]);
            };
        }

        $firefox = ['user-agent' => 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'];
        $visits = [
            'a person' => ['GET', $firefox, true],
            'a mobile phone' => ['GET', ['user-agent' => 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'], true],
            'a phone whose name resembles a bot' => ['GET', ['user-agent' => 'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'], true],
            'no HEAD request' => ['HEAD', $firefox, false],
            'no search engine' => ['GET', ['user-agent' => 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'], false],
            'no program' => ['GET', ['user-agent' => 'curl/8.5.0'], false],
            'no request without a user agent' => ['GET', [], false],
            'no prefetch request' => ['GET', $firefox + ['sec-purpose' => 'prefetch;prerender'], false],
            'no prefetch request with an older header' => ['GET', $firefox + ['purpose' => 'prefetch'], false],
            'no prefetch request with the oldest header' => ['GET', $firefox + ['x-moz' => 'prefetch'], false],
        ];
        foreach ($visits as $says => [$method, $headers, $is]) {
            yield "the click count includes {$says}" => static fn () => Check::same($is, OutboundRedirect::isPerson($method, $headers));
        }
    }
}
