<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Submission\Guard;

use Gazetteer\BotCheck\BotCheckVerifier;
use Gazetteer\BotCheck\Domain\CheckedForm;
use Gazetteer\BotCheck\NotVerified;
use Gazetteer\ContactForm\Domain\Spam\RenderToken;
use Gazetteer\ContactForm\Submission\SiteSigner;
use Gazetteer\Contract\BotCheck;
use Gazetteer\Contract\GuardInput;
use Gazetteer\Contract\SubmitAnswer;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Submission\Domain\SubmissionRefused;
use Gazetteer\Submission\SubmissionRequest;

/** Detects bots that send a listing or a claim. Both forms send the token of the bot check under the same name. */
final class BotDetection
{
    private const TOKEN_BYTES = 10_000;
    /** A form that is submitted within this number of seconds after rendering was filled in by a bot. */
    private const SECONDS = 2;
    /** Render tokens contain the ID of a contact form. Listing and claim forms have no such ID. */
    private const FORM = 0;

    public function __construct(private readonly BotCheckVerifier $verifier)
    {
    }

    /** Returns the signed render time for the hidden input `GuardInput::DRAWN`. */
    public static function renderToken(): string
    {
        return SiteSigner::drawnToken(self::FORM);
    }

    /**
     * Rejects a request with a filled-in honeypot field, or one that was sent too soon after rendering. Accepts forms
     * without these fields, such as those of older themes.
     *
     * @throws SubmissionRefused
     */
    public static function refuseBots(SubmissionRequest $request): void
    {
        $token = $request->input->text(GuardInput::DRAWN);
        $age = $token === '' ? null : (new RenderToken(SiteSigner::signer()))->age($token, self::FORM, $request->time);
        if ($request->input->text(GuardInput::HONEYPOT) !== '' || ($age !== null && $age < self::SECONDS)) {
            throw SubmissionRefused::fail(__('This looks like an automated submission. Please wait a moment and try again.', 'gazetteer'));
        }
    }

    /**
     * Returns false if the service did not respond; the site owner then reviews the listing.
     *
     * @throws SubmissionRefused
     */
    public function passes(CheckedForm $form, Input $input): bool
    {
        try {
            return $this->verifier->check($form, $input->text(BotCheck::TOKEN_FIELD, self::TOKEN_BYTES));
        } catch (NotVerified $refused) {
            throw SubmissionRefused::failure(SubmitAnswer::ACCOUNT_ERROR_TAKEN . ' error-msg', $refused->getMessage());
        }
    }
}
