<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Submission\Guard;

use Gazetteer\Contract\Field;
use Gazetteer\Submission\Accounts\SentAccount;
use Gazetteer\Submission\Domain\SubmissionRefused;
use Gazetteer\Submission\SubmissionRequest;

/**
 * Verifies that a logged-in user intended a request (CSRF protection). Pages of other sites can send requests with the
 * user's cookie, but do not know the nonce. A request of a guest needs no nonce, because a guest has no session.
 */
final class SessionCheck
{
    /**
     * Returns the account that sends a new listing; 0 if the sender is treated as a guest.
     *
     * @throws SubmissionRefused
     */
    public static function userOfNew(SubmissionRequest $request): int
    {
        $nonce = $request->input->text(Field::NONCE_CREATE);
        if ($request->user === 0 && !SentAccount::read($request->input)->logsIn) {
            return 0;
        }
        // Without this check, another site could log the visitor in to an account of the attacker.
        self::refuseForeign($request);
        if ($request->user === 0 || self::isValid($nonce, Field::NONCE_ACTION_CREATE)) {
            return $request->user;
        }
        if ($request->isFromSite === null) {
            wp_set_current_user(0);

            return 0;
        }
        // Return a new nonce, because a cached page may contain a guest's nonce or an expired one.
        if ($nonce !== '') {
            throw self::expired(wp_create_nonce(Field::NONCE_ACTION_CREATE));
        }

        return $request->user;
    }

    /** @throws SubmissionRefused */
    public static function userOfEdit(SubmissionRequest $request): int
    {
        if ($request->user === 0) {
            throw SubmissionRefused::fail(__('Please log in to edit this listing.', 'gazetteer'));
        }
        self::refuseForeign($request);
        if (!self::isValid($request->input->text(Field::NONCE_EDIT), Field::NONCE_ACTION_EDIT)) {
            throw self::expired($request->isFromSite === true ? wp_create_nonce(Field::NONCE_ACTION_EDIT) : '');
        }

        return $request->user;
    }

    private static function refuseForeign(SubmissionRequest $request): void
    {
        if ($request->isFromSite === false) {
            throw SubmissionRefused::fail(__('This form was sent from another site, so it was not accepted.', 'gazetteer'));
        }
    }

    private static function isValid(string $nonce, string $action): bool
    {
        return $nonce !== '' && wp_verify_nonce($nonce, $action) !== false;
    }

    private static function expired(string $fresh): SubmissionRefused
    {
        return SubmissionRefused::fail(__('The page has expired. No changes were made. Please reload the page and try again.', 'gazetteer'), [], $fresh);
    }
}
