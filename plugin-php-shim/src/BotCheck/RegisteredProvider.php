<?php

declare(strict_types=1);

namespace Gazetteer\BotCheck;

use Gazetteer\Api\BotCheckProvider;
use Gazetteer\Contract\BotCheck;
use Gazetteer\Kernel\Extensions;

/** A bot check provider that another plugin registers. If that plugin is inactive, the provider does not respond. */
final class RegisteredProvider
{
    private function __construct(public readonly string $value, private readonly ?BotCheckProvider $provider)
    {
    }

    public static function find(string $slug): ?self
    {
        return preg_match('/^[a-z][a-z0-9_-]{0,39}$/D', $slug) === 1 ? new self($slug, self::all()[$slug] ?? null) : null;
    }

    /** @return array<string, string> The titles of the registered providers, by slug. */
    public static function titles(): array
    {
        return array_map(static fn (BotCheckProvider $provider): string => Extensions::attempt($provider->title(...), ''), self::all());
    }

    public function isActive(): bool
    {
        return $this->provider !== null;
    }

    public function title(): string
    {
        return $this->provider === null ? $this->value : Extensions::attempt($this->provider->title(...), $this->value);
    }

    /** The URL of the provider's script; '' if the plugin is inactive or the URL is invalid. */
    public function script(): string
    {
        return $this->provider === null ? '' : esc_url_raw(Extensions::attempt($this->provider->script(...), ''), ['http', 'https']);
    }

    public function tokenInput(): string
    {
        return BotCheck::TOKEN_INPUT_OTHER;
    }

    public function address(): string
    {
        return $this->provider === null ? '' : Extensions::attempt($this->provider->verifyAddress(...), '');
    }

    public function verify(string $token, string $secret, string $action): ?bool
    {
        return Extensions::attempt(fn (): ?bool => $this->provider?->verify($token, $secret, $action), null);
    }

    /** @return array<string, BotCheckProvider> */
    private static function all(): array
    {
        return Extensions::registry('gazetteer_bot_check_providers', [], BotCheckProvider::class);
    }
}
