<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.parse_url_parse_url -- needs no WordPress; the results are the same on all supported PHP versions.

namespace Gazetteer\Listings\Places;

use Gazetteer\Contract\Place;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\JsonResponse;
use Gazetteer\Kernel\Settings;
use Gazetteer\Plugin;

/** Settings of the place lookup, such as the service that it queries. The lookup is off by default. */
final class PlaceSettings
{
    public const OFF = '';
    public const GOOGLE = 'google';
    public const PHOTON = 'photon';
    /** Attributes of the front-end form, with the settings for its script as JSON. */
    public const LOOKUP_ATTRIBUTE = 'data-gazetteer-places';
    public const MAP_ATTRIBUTE = 'data-gazetteer-map';
    private const KEY = '/^[A-Za-z0-9_-]{20,100}$/D';
    /** URL template for map tiles, with `{z}`, `{x}` and `{y}`. */
    private const TILES = '~^(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})https?://[a-z0-9.-]+(:\d{1,5})?/[A-Za-z0-9._\~/{}?&=%@-]*$~Di';
    private const ADDRESS = '~^https?://[a-z0-9.-]+(:\d{1,5})?(/[A-Za-z0-9._\~/-]*)?$~Di';

    private function __construct(
        public readonly string $provider,
        public readonly string $key,
        public readonly string $address,
        /** Tile URL template for the form's map; '' for no map. */
        public readonly string $tiles,
        /** Attribution that the tile provider requires. */
        public readonly string $tilesCredit,
        /** Whether the input contained an invalid value. Invalid values are not kept. */
        private readonly bool $isWrong,
    ) {
    }

    /** Reads submitted or stored settings. Drops invalid keys and URLs. */
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

    /**
     * @return array{provider: string, key: string, address: string, tiles: string, tilesCredit: string} The value to
     *   store. The settings screen shows an error for invalid input.
     */
    public static function clean(Input $input): array
    {
        $places = self::read($input);
        if ($places->errorMessage() !== '') {
            add_settings_error(Settings::OPTION, 'places', $places->errorMessage());
        }

        return $places->toArray();
    }

    /** Suggests a privacy policy text about the place lookup, if the lookup is on. */
    public static function suggestPolicyText(): void
    {
        $places = self::read(Plugin::settings()->places());
        if (!$places->isOn()) {
            return;
        }
        $text = sprintf(
            /* translators: %s: who answers, such as Google or the name of a server. */
            __('If you search for a place while you edit a listing, your browser sends the text that you type and your IP address to %s, which returns suggestions. Nothing is sent before you use the search.', 'gazetteer'),
            $places->recipient(),
        );
        wp_add_privacy_policy_content('Gazetteer', '<p>' . esc_html($text) . '</p>');
    }

    /** @return array<string, string> The attributes of the front-end form, by name. Empty if lookup and map are off. */
    public static function formAttributes(Settings $settings): array
    {
        $places = self::read($settings->places());
        $attributes = array_filter([
            self::LOOKUP_ATTRIBUTE => Extensions::filter('gazetteer_place_lookup', $places->forScript()),
            self::MAP_ATTRIBUTE => Extensions::filter('gazetteer_place_map', $places->mapForScript()),
        ], 'is_array');

        return array_map(JsonResponse::encode(...), $attributes);
    }

    /** Whether the lookup is on. With Google, it needs an API key. */
    public function isOn(): bool
    {
        return $this->provider === self::PHOTON || ($this->provider === self::GOOGLE && $this->key !== '');
    }

    /** Returns the error message for invalid input. */
    public function errorMessage(): string
    {
        if ($this->isWrong) {
            /* translators: {z}, {x} and {y} stay as they are. */
            return __('Invalid values were not saved. The place lookup needs a Google Maps key, or a URL such as https://photon.example.org. The map needs a URL with {z}, {x} and {y}.', 'gazetteer');
        }

        return $this->provider === self::OFF || $this->isOn() ? '' : __('The place lookup is off until you enter a Google Maps key.', 'gazetteer');
    }

    /** Name or host of the service that receives the visitor's input. */
    public function recipient(): string
    {
        return $this->provider === self::GOOGLE ? 'Google' : (string) parse_url($this->server(), PHP_URL_HOST);
    }

    /** @return array<string, string>|null For the script; null if the lookup is off. */
    public function forScript(): ?array
    {
        if (!$this->isOn()) {
            return null;
        }
        $asked = $this->provider === self::GOOGLE ? ['key' => $this->key] : ['address' => $this->server()];

        return ['provider' => $this->provider, ...$asked, 'recipient' => $this->recipient()];
    }

    /** @return array{tiles: string, credit: string}|null Tile settings for the script; null without a map. */
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
