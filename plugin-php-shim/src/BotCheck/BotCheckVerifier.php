<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\BotCheck;

use Gazetteer\BotCheck\Domain\CheckedForm;
use Gazetteer\BotCheck\Domain\Provider;
use Gazetteer\BotCheck\Domain\ProviderAnswer;
use Gazetteer\BotCheck\Domain\Verdict;
use Gazetteer\Kernel\Extensions;

/** Verifies a visitor's token with the provider. The provider accepts each token only once. */
final class BotCheckVerifier
{
    private const SECONDS = 3;

    public function __construct(private readonly BotCheckSettings $settings)
    {
    }

    /**
     * Returns true if the visitor is verified or the form needs no check. Returns false if the provider did not
     * respond and the settings accept unverified forms.
     *
     * @throws NotVerified
     */
    public function check(CheckedForm $form, string $token): bool
    {
        $provider = $this->settings->providerFor($form);
        if ($provider === null) {
            return true;
        }
        $verdict = match (true) {
            $provider instanceof RegisteredProvider && !$provider->isActive() => Verdict::Unknown,
            $token === '' => Verdict::Refused,
            default => $this->ask($provider, $form, $token),
        };
        if ($verdict === Verdict::Refused) {
            throw new NotVerified(BotCheckTexts::notHuman());
        }
        WrongKey::note($verdict, $this->settings);
        if ($verdict !== Verdict::Human && $this->settings->needsService()) {
            throw new NotVerified(BotCheckTexts::noAnswer());
        }

        return $verdict === Verdict::Human;
    }

    private function ask(Provider|RegisteredProvider $provider, CheckedForm $form, string $token): Verdict
    {
        if ($provider instanceof RegisteredProvider && $provider->address() === '') {
            return match ($provider->verify($token, $this->settings->secret(), $form->action())) {
                true => Verdict::Human,
                false => Verdict::Refused,
                null => Verdict::Unknown,
            };
        }
        $response = wp_remote_post($provider->address(), [
            'timeout' => self::SECONDS,
            'redirection' => 0,
            'body' => [
                'secret' => $this->settings->secret(),
                'response' => $token,
                // Without the site key, hCaptcha accepts tokens that were made for another site key.
                ...($provider === Provider::Hcaptcha ? ['sitekey' => $this->settings->siteKey()] : []),
            ],
        ]);
        if (is_wp_error($response)) {
            return Verdict::Unknown;
        }

        return ProviderAnswer::read($provider instanceof Provider ? $provider : null, json_decode(wp_remote_retrieve_body($response), true), $form->action(), self::hosts(), $this->minimumScore($form));
    }

    private function minimumScore(CheckedForm $form): float
    {
        $usual = $this->settings->minimumPercent() / 100;
        $score = Extensions::filter('gazetteer_bot_check_score', $usual, $form->value);

        return is_numeric($score) ? (float) $score : $usual;
    }

    /** @return list<string> */
    private static function hosts(): array
    {
        $own = [(string) wp_parse_url(home_url(), PHP_URL_HOST)];
        $hosts = Extensions::filter('gazetteer_bot_check_hosts', $own);

        return array_map('strtolower', array_values(array_filter(is_array($hosts) ? $hosts : $own, 'is_string')));
    }
}
