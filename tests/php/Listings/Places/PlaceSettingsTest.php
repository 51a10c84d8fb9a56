<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Listings\Places;

use Closure;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Listings\Places\PlaceSettings;
use Gazetteer\Tests\Check;

final class PlaceSettingsTest
{
    private const KEY = 'AIzaSyA-1234567890_abcdefghijklmnopqrst';

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach ([
            'nothing' => [[], null],
            'off' => [['provider' => '', 'key' => self::KEY, 'address' => 'https://photon.example'], null],
            'an unknown provider' => [['provider' => 'other', 'key' => self::KEY], null],
            'Google without a key' => [['provider' => 'google'], null],
            'Google with markup as its key' => [['provider' => 'google', 'key' => '<script>alert(1)</script>'], null],
            'Google with a key' => [['provider' => 'google', 'key' => ' ' . self::KEY . "\n"], ['provider' => 'google', 'key' => self::KEY, 'recipient' => 'Google']],
            'Photon' => [['provider' => 'photon'], ['provider' => 'photon', 'address' => 'https://photon.komoot.io', 'recipient' => 'photon.komoot.io']],
            'Photon on another server' => [['provider' => 'photon', 'address' => 'http://127.0.0.1:2322/photon/'], ['provider' => 'photon', 'address' => 'http://127.0.0.1:2322/photon', 'recipient' => '127.0.0.1']],
        ] as $what => [$posted, $told]) {
            yield "{$what} is passed to the script correctly" => static fn () => Check::same($told, self::read($posted)->forScript());
        }
        foreach (['javascript:alert(1)', '//photon.example', 'https://user:secret@photon.example', 'https://photon.example/?q=', 'https://photon.example/#x', 'https://photon.example/"onload="', 'ftp://photon.example', 'photon.example'] as $address) {
            yield "the invalid address {$address} is omitted and reported" => static fn () => Check::same(
                ['', true],
                [self::read(['provider' => 'photon', 'address' => $address])->address, self::read(['provider' => 'photon', 'address' => $address])->errorMessage() !== ''],
            );
        }
        foreach ([
            'https://tiles.example/{z}/{x}/{y}.png?key=a_b-1' => true,
            'http://127.0.0.1:8080/{z}/{y}/{x}@2x.png' => true,
            '' => null,
            'https://tiles.example/{z}/{x}.png' => false,
            'https://tiles.example/{z}/{x}/{y}.png"onload="' => false,
            'javascript:{z}{x}{y}' => false,
            '//tiles.example/{z}/{x}/{y}.png' => false,
        ] as $tiles => $isTaken) {
            yield "the map tiles “{$tiles}” are accepted or refused" => static fn () => Check::same(
                [$isTaken === true ? ['tiles' => $tiles, 'credit' => 'Ada'] : null, $isTaken === false],
                [self::read(['tiles' => $tiles, 'tilesCredit' => ' Ada '])->mapForScript(), self::read(['tiles' => $tiles])->errorMessage() !== ''],
            );
        }
        yield 'a missing Google key is reported' => static fn () => Check::same(true, self::read(['provider' => 'google'])->errorMessage() !== '');
        yield 'settings that are read again do not change' => static function (): void {
            $kept = self::read(['provider' => 'google', 'key' => self::KEY, 'address' => 'https://photon.example/', 'tiles' => 'https://tiles.example/{z}/{x}/{y}', 'tilesCredit' => 'Ada'])->toArray();
            Check::same($kept, self::read($kept)->toArray());
            Check::same('', self::read($kept)->errorMessage());
        };
    }

    /** @param array<string, string> $posted */
    private static function read(array $posted): PlaceSettings
    {
        return PlaceSettings::read(new Input($posted));
    }
}
