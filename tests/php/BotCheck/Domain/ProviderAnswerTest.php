<?php

declare(strict_types=1);

namespace Gazetteer\Tests\BotCheck\Domain;

use Closure;
use Gazetteer\BotCheck\Domain\Provider;
use Gazetteer\BotCheck\Domain\ProviderAnswer;
use Gazetteer\BotCheck\Domain\Verdict;
use Gazetteer\Tests\Check;

final class ProviderAnswerTest
{
    private const RIGHT = ['success' => true, 'hostname' => 'site.example', 'action' => 'contact_form', 'score' => 0.7];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        [$google, $cloudflare, $hcaptcha] = Provider::cases();
        $rows = [
            'a person' => [$google, self::RIGHT, Verdict::Human],
            'a person with the lowest accepted score' => [$google, ['score' => 0.5] + self::RIGHT, Verdict::Human],
            'a score of a robot' => [$google, ['score' => 0.4] + self::RIGHT, Verdict::Refused],
            'a missing score' => [$google, ['score' => null] + self::RIGHT, Verdict::Refused],
            'a score as text' => [$google, ['score' => 'high'] + self::RIGHT, Verdict::Refused],
            'a token of another form' => [$google, ['action' => 'lp_submitlisting'] + self::RIGHT, Verdict::Refused],
            'a token of another site' => [$google, ['hostname' => 'elsewhere.example'] + self::RIGHT, Verdict::Refused],
            'a host name in other letters' => [$google, ['hostname' => 'Site.Example'] + self::RIGHT, Verdict::Human],
            'an invalid host' => [$google, ['hostname' => ['site.example']] + self::RIGHT, Verdict::Refused],
            'a missing host' => [$google, ['hostname' => ''] + self::RIGHT, Verdict::Refused],
            'a used token' => [$google, ['success' => false, 'error-codes' => ['timeout-or-duplicate']], Verdict::Refused],
            'a secret key that Google does not know' => [$google, ['success' => false, 'error-codes' => ['invalid-input-secret']], Verdict::WrongKey],
            'a person at Turnstile, which returns no score' => [$cloudflare, array_diff_key(self::RIGHT, ['score' => 1]), Verdict::Human],
            'a token of another form at Turnstile' => [$cloudflare, ['action' => ''] + self::RIGHT, Verdict::Refused],
            'an internal error at Turnstile' => [$cloudflare, ['success' => false, 'error-codes' => ['internal-error']], Verdict::Unknown],
            'a person at hCaptcha, which returns no action' => [$hcaptcha, ['success' => true, 'hostname' => 'site.example'], Verdict::Human],
            'a person at hCaptcha without a host' => [$hcaptcha, ['success' => true, 'hostname' => 'not-provided'], Verdict::Human],
            'the same error code from another service' => [$cloudflare, ['hostname' => 'not-provided'] + self::RIGHT, Verdict::Refused],
            'two keys of hCaptcha that do not belong together' => [$hcaptcha, ['success' => false, 'error-codes' => ['sitekey-secret-mismatch']], Verdict::WrongKey],
            'the word “yes” instead of true' => [$google, ['success' => 'true'] + self::RIGHT, Verdict::Unknown],
            'an error page' => [$google, null, Verdict::Unknown],
            'a JSON string' => [$google, 'ok', Verdict::Unknown],
            'error codes that are not texts' => [$google, ['success' => false, 'error-codes' => [[1], 2]], Verdict::Refused],
        ];
        foreach ($rows as $says => [$provider, $answer, $verdict]) {
            yield "the answer of a provider is judged correctly: {$says}" => static fn () => Check::same($verdict, ProviderAnswer::read($provider, $answer, 'contact_form', ['site.example'], 0.5));
        }
    }
}
