<?php

declare(strict_types=1);

namespace Gazetteer\Reviews\Form;

use Closure;
use Gazetteer\BotCheck\BotCheckVerifier;
use Gazetteer\BotCheck\Domain\CheckedForm;
use Gazetteer\BotCheck\NotVerified;
use Gazetteer\ContactForm\Domain\Spam\RenderToken;
use Gazetteer\ContactForm\Submission\SiteSigner;
use Gazetteer\Contract\BotCheck;
use Gazetteer\Contract\GuardInput;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Once\AttemptCounter;
use Gazetteer\Kernel\Once\SiteRateLimit;
use Gazetteer\Kernel\VisitorAddress;

/** Detects bots that post reviews, and limits how often a visitor can post. Returns an error message, or ''. */
final class ReviewGuard
{
    public const REVIEW = 'review';
    public const REPORT = 'review-report';
    public const HELPFUL = 'review-helpful';
    public const REPLY = 'review-reply';
    /** The form of claims and this form share the setting for the bot check. */
    public const CHECKED_AS = CheckedForm::Claim;

    private const LIMITS = [self::REVIEW => 5, self::REPORT => 10, self::HELPFUL => 60, self::REPLY => 20];
    private const WINDOW = 10 * MINUTE_IN_SECONDS;
    private const SECONDS = 2;
    private const TOKEN_BYTES = 10_000;

    /** @param Closure(): BotCheckVerifier $verifier */
    public function __construct(private readonly Closure $verifier)
    {
    }

    /** Returns the signed render time for the hidden input `GuardInput::DRAWN`. */
    public static function renderToken(): string
    {
        return SiteSigner::drawnToken(0);
    }

    /** Refuses requests with a filled-in honeypot field, and requests that follow the render time too soon. */
    public static function botError(Input $input): string
    {
        $token = $input->text(GuardInput::DRAWN);
        $age = $token === '' ? null : (new RenderToken(SiteSigner::signer()))->age($token, 0, time());
        $isBot = $input->text(GuardInput::HONEYPOT) !== '' || ($age !== null && $age < self::SECONDS);

        return $isBot ? __('This looks like an automated submission. Please wait a moment and try again.', 'gazetteer') : '';
    }

    /** Asks the bot check of the site, if it is on for claims. */
    public function checkError(Input $input): string
    {
        try {
            ($this->verifier)()->check(self::CHECKED_AS, $input->text(BotCheck::TOKEN_FIELD, self::TOKEN_BYTES));
        } catch (NotVerified $refused) {
            return $refused->getMessage();
        }

        return '';
    }

    /** Counts an attempt of the visitor. If the visitor's address is unknown, a limit for the whole site applies. */
    public static function limitError(string $kind): string
    {
        $visitor = VisitorAddress::hash();
        $most = max(1, (int) Extensions::filter('gazetteer_submission_tries', self::LIMITS[$kind], $kind));
        $wait = $visitor === '' ? SiteRateLimit::wait($kind) : AttemptCounter::wait("{$kind} {$visitor}", self::WINDOW, $most);

        return $wait > 0 ? __('Too many attempts. Please try again later.', 'gazetteer') : '';
    }

    /** Whether the visitor has not done this with this review in the last month. Counts the attempt. */
    public static function isFirst(string $kind, int $review): bool
    {
        $account = get_current_user_id();
        $visitor = $account > 0 ? "user {$account}" : wp_hash(VisitorAddress::read());

        return AttemptCounter::wait("{$kind} {$review} {$visitor}", MONTH_IN_SECONDS, 1) === 0;
    }
}
