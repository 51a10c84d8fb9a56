<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Guard;

use Gazetteer\Contract\BotCheck;
use Gazetteer\Contract\SubmitAnswer;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Submission\Domain\SubmissionRefused;
use Gazetteer\Submission\SubmissionSettings;

/** Asks the score-based service of whose keys the owner entered whether somebody looks human. */
final class BotDetection
{
    private const SERVICE = 'https://www.google.com/recaptcha/api/siteverify';
    private const SECONDS = 3;

    public function __construct(private readonly SubmissionSettings $settings)
    {
    }

    /**
     * Whether the service could tell. Where it does not answer, the owner decides what becomes of the listing.
     *
     * @throws SubmissionRefused
     */
    public function passes(Input $input): bool
    {
        if (!$this->settings->checksBots()) {
            return true;
        }
        $token = $input->text(BotCheck::TOKEN_FIELD, 5000);
        $answer = $token === '' ? [] : $this->ask($token);
        if ($answer === null) {
            return $this->settings->needsService() ? throw self::refused() : false;
        }

        return $this->isHuman($answer) ? true : throw self::refused();
    }

    /** @param array<array-key, mixed> $answer */
    private function isHuman(array $answer): bool
    {
        $score = $answer['score'] ?? null;

        return ($answer['success'] ?? false) === true
            && ($answer['action'] ?? '') === BotCheck::ACTION
            && is_numeric($score)
            && (float) $score >= $this->settings->leastScore()
            && ($answer['hostname'] ?? '') === wp_parse_url(home_url(), PHP_URL_HOST);
    }

    /** @return array<array-key, mixed>|null Null where the service does not answer. */
    private function ask(string $token): ?array
    {
        $response = wp_remote_post(self::SERVICE, [
            'timeout' => self::SECONDS,
            'redirection' => 0,
            'body' => ['secret' => $this->settings->secret(), 'response' => $token],
        ]);
        if (is_wp_error($response) || wp_remote_retrieve_response_code($response) !== 200) {
            return null;
        }
        $answer = json_decode(wp_remote_retrieve_body($response), true);

        return is_array($answer) ? $answer : null;
    }

    private static function refused(): SubmissionRefused
    {
        return SubmissionRefused::failure(
            SubmitAnswer::ACCOUNT_ERROR_TAKEN . ' error-msg',
            __('We could not confirm that you are human. Please try again.', 'gazetteer'),
        );
    }
}
