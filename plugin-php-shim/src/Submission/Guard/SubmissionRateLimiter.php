<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Guard;

use Gazetteer\ContactForm\Submission\AttemptCounter;
use Gazetteer\Contract\SubmitAnswer;
use Gazetteer\Submission\Domain\SubmissionRefused;

/** How often somebody may submit, sign up and log in from one address. Where nobody knows it, there is nothing to count. */
final class SubmissionRateLimiter
{
    private const LISTINGS = 5;
    private const EDITS = 30;
    private const LOGINS = 10;
    private const SIGN_UPS = 10;
    private const WINDOW = 10 * MINUTE_IN_SECONDS;

    /**
     * Asked before images are read, which takes longest.
     *
     * @throws SubmissionRefused
     */
    public static function check(string $address, bool $isEdit): void
    {
        if ($address !== '' && AttemptCounter::count(self::key($address, $isEdit)) >= self::most($isEdit)) {
            throw self::refused();
        }
    }

    /** @throws SubmissionRefused */
    public static function count(string $address, bool $isEdit): void
    {
        self::add($address === '' ? '' : self::key($address, $isEdit), self::most($isEdit));
    }

    /** @throws SubmissionRefused */
    public static function countLogin(string $address, string $account): void
    {
        self::add('submission login ' . wp_hash(strtolower($account)) . " {$address}", self::LOGINS);
    }

    /**
     * Whether an email address has an account could be found out otherwise, one after the other.
     *
     * @throws SubmissionRefused
     */
    public static function countSignUp(string $address): void
    {
        self::add($address === '' ? '' : "submission account {$address}", self::SIGN_UPS);
    }

    private static function add(string $key, int $most): void
    {
        if ($key !== '' && AttemptCounter::wait($key, self::WINDOW, $most) > 0) {
            throw self::refused();
        }
    }

    private static function key(string $address, bool $isEdit): string
    {
        return ($isEdit ? 'submission edit ' : 'submission ') . $address;
    }

    private static function most(bool $isEdit): int
    {
        return max(1, (int) apply_filters('gazetteer_submission_tries', $isEdit ? self::EDITS : self::LISTINGS, $isEdit));
    }

    private static function refused(): SubmissionRefused
    {
        return SubmissionRefused::failure(SubmitAnswer::ACCOUNT_ERROR_TAKEN . ' error-msg', __('Too many attempts. Please try again later.', 'gazetteer'));
    }
}
