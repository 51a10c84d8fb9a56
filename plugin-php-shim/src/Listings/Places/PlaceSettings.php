<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Places;

use Gazetteer\Contract\Place;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Settings;

/** Whom the place lookup asks, as the site's owner chose it: nobody, at first. */
final class PlaceSettings
{
    public const OFF = '';
    public const GOOGLE = 'google';
    public const PHOTON = 'photon';
    private const KEY = '/^[A-Za-z0-9_-]{20,100}$/D';
    /** An address in which a map's square stands as `{z}`, `{x}` and `{y}`. */
    private const TILES = '~^(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})https?://[a-z0-9.-]+(:\d{1,5})?/[A-Za-z0-9._\~/{}?&=%@-]*$~Di';
    private const ADDRESS = '~^https?://[a-z0-9.-]+(:\d{1,5})?(/[A-Za-z0-9._\~/-]*)?$~Di';

    private function __construct(
        public readonly string $provider,
        public readonly string $key,
        public readonly string $address,
        /** Where the squares of the form's map come from; '' for no map. */
        public readonly string $tiles,
        /** Who has to be named on it. */
        public readonly string $tilesCredit,
        /** Whether what was typed had to be left out. */
        private readonly bool $isWrong,
    ) {
    }

    /** As it was typed, or as it is kept. What is neither a key nor an address is left out. */
    public static function read(Input $input): self
    {
        $key = $input->text('key', 200);
        $address = rtrim($input->text('address', 300), '/');
        $tiles = $input->text('tiles', 300);
        $isTiles = preg_match(self::TILES, $tiles) === 1;
        $isKey = preg_match(self::KEY, $key) === 1;
        $isAddress = preg_match(self::ADDRESS, $address) === 1;

        return new self(
            $input->choice('provider', [self::GOOGLE, self::PHOTON], self::OFF),
            $isKey ? $key : '',
            $isAddress ? $address : '',
            $isTiles ? $tiles : '',
            $input->text('tilesCredit', 300),
            ($key !== '' && !$isKey) || ($address !== '' && !$isAddress) || ($tiles !== '' && !$isTiles),
        );
    }

    /** @return array{provider: string, key: string, address: string, tiles: string, tilesCredit: string} What the settings screen keeps; it says what was wrong. */
    public static function clean(Input $input): array
    {
        $places = self::read($input);
        if ($places->complaint() !== '') {
            add_settings_error(Settings::OPTION, 'places', $places->complaint());
        }

        return $places->toArray();
    }

    /** Google is asked by a key alone. */
    public function isOn(): bool
    {
        return $this->provider === self::PHOTON || ($this->provider === self::GOOGLE && $this->key !== '');
    }

    /** What is wrong with what was typed, in words for the owner. */
    public function complaint(): string
    {
        if ($this->isWrong) {
            /* translators: {z}, {x} and {y} stay as they are. */
            return __('The place lookup needs a key as Google shows it, or an address such as https://photon.example.org, and the map an address with {z}, {x} and {y}. What was none of them was left out.', 'gazetteer');
        }

        return $this->provider === self::OFF || $this->isOn() ? '' : __('The place lookup is off until you enter a Google Maps key.', 'gazetteer');
    }

    /** Who is told what is typed: a name, or the host of a server. */
    public function recipient(): string
    {
        return $this->provider === self::GOOGLE ? 'Google' : (string) parse_url($this->server(), PHP_URL_HOST);
    }

    /** @return array<string, string>|null For the script; null where nobody is to be asked. */
    public function forScript(): ?array
    {
        if (!$this->isOn()) {
            return null;
        }
        $asked = $this->provider === self::GOOGLE ? ['key' => $this->key] : ['address' => $this->server()];

        return ['provider' => $this->provider, ...$asked, 'recipient' => $this->recipient()];
    }

    /** @return array{tiles: string, credit: string}|null The map's squares, for the script; null where there is no map. */
    public function mapForScript(): ?array
    {
        return $this->tiles === '' ? null : ['tiles' => $this->tiles, 'credit' => $this->tilesCredit];
    }

    /** @return array{provider: string, key: string, address: string, tiles: string, tilesCredit: string} */
    public function toArray(): array
    {
        return ['provider' => $this->provider, 'key' => $this->key, 'address' => $this->address, 'tiles' => $this->tiles, 'tilesCredit' => $this->tilesCredit];
    }

    private function server(): string
    {
        return $this->address ?: Place::PHOTON_ADDRESS;
    }
}
