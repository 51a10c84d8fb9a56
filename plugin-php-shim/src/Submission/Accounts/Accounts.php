<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Submission\Accounts;

use Gazetteer\Contract\ErrorKey;
use Gazetteer\Contract\SubmitAnswer;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Submission\Domain\SubmissionRefused;
use Gazetteer\Submission\Guard\RequestLock;
use Gazetteer\Submission\Guard\SubmissionRateLimiter;
use Gazetteer\Submission\Writing\Undo;
use RuntimeException;
use WP_User;

/** Finds or creates the account of a guest's listing: the guest logs in or signs up. */
final class Accounts
{
    /** The role of every new account, independent of the request and of the site's default role. */
    public const ROLE = 'subscriber';

    /**
     * Checks the password. The session starts after the listing is saved.
     *
     * @return int The ID of the account.
     * @throws SubmissionRefused
     */
    public static function logIn(SentAccount $account, string $address): int
    {
        SubmissionRateLimiter::countLogin($address, $account->userName);
        // The WordPress login form also passes the password slashed.
        $user = wp_authenticate($account->userName, wp_slash($account->password));
        if (!$user instanceof WP_User || !$user->exists()) {
            if (!username_exists($account->userName) && !email_exists($account->userName)) {
                // Hash anyway, so that the response time does not reveal whether the account exists.
                wp_hash_password($account->password);
            }
            throw SubmissionRefused::failure(SubmitAnswer::ACCOUNT_ERROR_WRONG_CREDENTIALS, __('The username or password is incorrect. Please try again.', 'gazetteer'), ErrorKey::USERNAME);
        }

        return $user->ID;
    }

    /**
     * Creates an account, or continues with the account that an aborted request of the same sender created.
     *
     * @return int The ID of the account.
     * @throws SubmissionRefused
     */
    public static function signUp(SentAccount $account, string $address, RequestLock $lock, Undo $undo): int
    {
        $user = get_user_by('email', $account->email);
        if ($user instanceof WP_User && UnfinishedAccounts::isCreatedBy($user, $lock->id, $lock->unfinished)) {
            UnfinishedAccounts::assign($user, $lock->id);

            return $user->ID;
        }
        SubmissionRateLimiter::countSignUp($address);
        $user = $user instanceof WP_User ? self::takeOver($user, $account, $lock) : null;
        if ($user === null && $account->customName !== '' && username_exists($account->customName)) {
            throw self::taken();
        }

        return $user ?? self::create($account, $lock->id, $undo);
    }

    public static function beginSession(int $account): void
    {
        $user = get_userdata($account);
        if ($user instanceof WP_User) {
            wp_set_auth_cookie($user->ID, false);
            Extensions::fire('wp_login', $user->user_login, $user);
        }
    }

    /**
     * Reuses the account that an aborted request created for the same email address. The key and the field values of
     * that request may differ.
     *
     * @return ?int Null if the account was unusable and has been deleted.
     * @throws SubmissionRefused
     */
    private static function takeOver(WP_User $user, SentAccount $account, RequestLock $lock): ?int
    {
        $unfinished = UnfinishedAccounts::find($user) ?? throw self::taken();
        if (abs(time() - (int) ($unfinished['at'] ?? 0)) < RequestLock::ABANDONED_SECONDS) {
            throw SubmissionRefused::fail(__('An account for this email address is being created. Please send the form again in two minutes.', 'gazetteer'));
        }
        if (!UnfinishedAccounts::ownsContent($user) && $account->customName !== '' && $account->customName !== $user->user_login) {
            self::remove($user->ID);

            return null;
        }
        UnfinishedAccounts::assign($user, $lock->id);

        return $user->ID;
    }

    private static function create(SentAccount $account, string $lock, Undo $undo): int
    {
        // This request created the account, because the email address was unused before. So the account is deleted if
        // a later step fails.
        $undo->add(static fn () => self::remove(get_user_by('email', $account->email)->ID ?? 0));
        $user = AccountCreation::run($account, $lock);
        if (is_wp_error($user)) {
            if (in_array($user->get_error_code(), ['existing_user_login', 'existing_user_email'], true)) {
                throw self::taken();
            }
            throw new RuntimeException($user->get_error_message());
        }

        return $user;
    }

    public static function remove(int $user): void
    {
        if ($user === 0) {
            return;
        }
        require_once ABSPATH . 'wp-admin/includes/user.php';
        if (is_multisite()) {
            require_once ABSPATH . 'wp-admin/includes/ms.php';
            wpmu_delete_user($user);
        } else {
            wp_delete_user($user);
        }
    }

    /**
     * Returns the same error for a taken email address and a taken user name, so that the error does not reveal which
     * of the two exists.
     */
    private static function taken(): SubmissionRefused
    {
        return SubmissionRefused::failure(
            SubmitAnswer::ACCOUNT_ERROR_TAKEN,
            __('An account could not be created with these details. If you already have an account, please log in. Otherwise, use another email address or username.', 'gazetteer'),
            ErrorKey::EMAIL,
        );
    }
}
