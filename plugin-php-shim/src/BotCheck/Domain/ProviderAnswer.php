<?php

declare(strict_types=1);

namespace Gazetteer\BotCheck\Domain;

/** Interprets a provider's response to a token. */
final class ProviderAnswer
{
    private const WRONG_KEY = ['missing-input-secret', 'invalid-input-secret', 'sitekey-secret-mismatch', 'invalid-sitekey'];
    private const OWN_FAULT = 'internal-error';

    /**
     * @param ?Provider $provider Null for a provider of another plugin. Its response contains no action and no score.
     * @param mixed $answer The decoded JSON response.
     * @param list<string> $hosts The host names of this site.
     */
    public static function read(?Provider $provider, mixed $answer, string $action, array $hosts, float $minimumScore): Verdict
    {
        if (!is_array($answer) || !is_bool($answer['success'] ?? null)) {
            return Verdict::Unknown;
        }
        $errors = array_filter((array) ($answer['error-codes'] ?? []), 'is_string');
        if (!$answer['success']) {
            return match (true) {
                array_intersect(self::WRONG_KEY, $errors) !== [] => Verdict::WrongKey,
                in_array(self::OWN_FAULT, $errors, true) => Verdict::Unknown,
                default => Verdict::Refused,
            };
        }
        $host = $answer['hostname'] ?? '';
        $isOurs = is_string($host) && $host !== '' && (in_array(strtolower($host), $hosts, true) || $host === $provider?->unnamedHost());
        $isForForm = $provider === null || !$provider->namesAction() || ($answer['action'] ?? '') === $action;
        $score = $answer['score'] ?? null;
        $looksHuman = $provider === null || !$provider->scores() || (is_numeric($score) && (float) $score >= $minimumScore);

        return $isOurs && $isForForm && $looksHuman ? Verdict::Human : Verdict::Refused;
    }
}
