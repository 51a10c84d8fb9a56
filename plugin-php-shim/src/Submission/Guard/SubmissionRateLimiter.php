<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Guard;

use Gazetteer\Contract\SubmitAnswer;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Once\AttemptCounter;
use Gazetteer\Kernel\Once\SiteRateLimit;
use Gazetteer\Submission\Domain\SubmissionRefused;

/**
 * Limits submissions, claims, sign-ups and logins per IP address. If the address is unknown, a site-wide
 * limit applies.
 */
final class SubmissionRateLimiter
{
    private const LISTING = 'listing';
    private const EDIT = 'edit';
    private const LOGIN = 'login';
    private const SIGN_UP = 'account';
    private const CLAIM = 'claim';
    private const LIMITS = [self::LISTING => 5, self::CLAIM => 5, self::EDIT => 30, self::LOGIN => 10, self::SIGN_UP => 10];
    private const WINDOW = 10 * MINUTE_IN_SECONDS;

    /**
     * Call this before the images are read, because reading images is the slowest step.
     *
     * @throws SubmissionRefused
     */
    public static function check(string $address, bool $isEdit): void
    {
        self::refuseIfReached($isEdit ? self::EDIT : self::LISTING, $address);
    }

    /** @throws SubmissionRefused */
    public static function checkClaim(string $address): void
    {
        self::refuseIfReached(self::CLAIM, $address);
    }

    /** @throws SubmissionRefused */
    public static function countClaim(string $address): void
    {
        self::countAttempt(self::CLAIM, $address);
    }

    /** @throws SubmissionRefused */
    public static function count(string $address, bool $isEdit): void
    {
        self::countAttempt($isEdit ? self::EDIT : self::LISTING, $address);
    }

    /** @throws SubmissionRefused */
    public static function countLogin(string $address, string $account): void
    {
        self::countAttempt(self::LOGIN, wp_hash(strtolower($account)) . " {$address}");
    }

    /**
     * Limits sign-ups, because their errors could be used to find out which email addresses have an account.
     *
     * @throws SubmissionRefused
     */
    public static function countSignUp(string $address): void
    {
        self::countAttempt(self::SIGN_UP, $address);
    }

    private static function refuseIfReached(string $kind, string $sender): void
    {
        $isReached = $sender === '' ? SiteRateLimit::isReached($kind) : AttemptCounter::count(self::key($kind, $sender), self::WINDOW) >= self::limit($kind);
        if ($isReached) {
            throw self::refused();
        }
    }

    private static function countAttempt(string $kind, string $sender): void
    {
        $wait = $sender === '' ? SiteRateLimit::wait($kind) : AttemptCounter::wait(self::key($kind, $sender), self::WINDOW, self::limit($kind));
        if ($wait > 0) {
            throw self::refused();
        }
    }

    private static function key(string $kind, string $sender): string
    {
        return "submission {$kind} {$sender}";
    }

    private static function limit(string $kind): int
    {
        return max(1, (int) Extensions::filter('gazetteer_submission_tries', self::LIMITS[$kind], $kind));
    }

    private static function refused(): SubmissionRefused
    {
        return SubmissionRefused::failure(SubmitAnswer::ACCOUNT_ERROR_TAKEN . ' error-msg', __('Too many attempts. Please try again later.', 'gazetteer'));
    }
}
