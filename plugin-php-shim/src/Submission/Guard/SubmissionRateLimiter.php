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
    private const MOST = [self::LISTING => 5, self::CLAIM => 5, self::EDIT => 30, self::LOGIN => 10, self::SIGN_UP => 10];
    private const WINDOW = 10 * MINUTE_IN_SECONDS;

    /**
     * Call this before the images are read, which is the slowest step.
     *
     * @throws SubmissionRefused
     */
    public static function check(string $address, bool $isEdit): void
    {
        self::look($isEdit ? self::EDIT : self::LISTING, $address);
    }

    /** @throws SubmissionRefused */
    public static function checkClaim(string $address): void
    {
        self::look(self::CLAIM, $address);
    }

    /** @throws SubmissionRefused */
    public static function countClaim(string $address): void
    {
        self::add(self::CLAIM, $address);
    }

    /** @throws SubmissionRefused */
    public static function count(string $address, bool $isEdit): void
    {
        self::add($isEdit ? self::EDIT : self::LISTING, $address);
    }

    /** @throws SubmissionRefused */
    public static function countLogin(string $address, string $account): void
    {
        self::add(self::LOGIN, wp_hash(strtolower($account)) . " {$address}");
    }

    /**
     * Limits sign-ups, because their errors could be used to find out which email addresses have an account.
     *
     * @throws SubmissionRefused
     */
    public static function countSignUp(string $address): void
    {
        self::add(self::SIGN_UP, $address);
    }

    private static function look(string $what, string $who): void
    {
        $isReached = $who === '' ? SiteRateLimit::isReached($what) : AttemptCounter::count(self::key($what, $who), self::WINDOW) >= self::most($what);
        if ($isReached) {
            throw self::refused();
        }
    }

    private static function add(string $what, string $who): void
    {
        $wait = $who === '' ? SiteRateLimit::wait($what) : AttemptCounter::wait(self::key($what, $who), self::WINDOW, self::most($what));
        if ($wait > 0) {
            throw self::refused();
        }
    }

    private static function key(string $what, string $who): string
    {
        return "submission {$what} {$who}";
    }

    private static function most(string $what): int
    {
        return max(1, (int) Extensions::filter('gazetteer_submission_tries', self::MOST[$what], $what));
    }

    private static function refused(): SubmissionRefused
    {
        return SubmissionRefused::failure(SubmitAnswer::ACCOUNT_ERROR_TAKEN . ' error-msg', __('Too many attempts. Please try again later.', 'gazetteer'));
    }
}
