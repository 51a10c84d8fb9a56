<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Spam;

/** A signed quiz answer with the time and a random ID: `<time>.<id>.<signature>`. */
final class QuizToken
{
    public function __construct(private readonly Signer $signer, private readonly int $lifetime)
    {
    }

    public function write(string $field, string $answer, int $time): string
    {
        $number = bin2hex(random_bytes(6));

        return "{$time}.{$number}." . $this->signer->sign('quiz', $field, (string) $time, $number, self::plain($answer));
    }

    public function isAnswered(string $token, string $field, string $answer, int $now): bool
    {
        if (preg_match('/^(\d{1,12})\.([0-9a-f]{12})\.([0-9a-f]{32})$/D', $token, $found) !== 1) {
            return false;
        }
        [, $time, $number, $signature] = $found;
        $age = $now - (int) $time;

        return $age >= 0 && $age <= $this->lifetime
            && $this->signer->holds($signature, 'quiz', $field, $time, $number, self::plain($answer));
    }

    /** Ignore case and extra spaces: “Paris”, “paris ” and “PARIS” are the same answer. */
    private static function plain(string $answer): string
    {
        $line = trim((string) preg_replace('/\s+/u', ' ', $answer));

        return function_exists('mb_strtolower') ? mb_strtolower($line, 'UTF-8') : strtolower($line);
    }
}
