<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Accounts;

use Gazetteer\Contract\ErrorKey;
use Gazetteer\Contract\SubmitAnswer;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Submission\Domain\Fault;
use Gazetteer\Submission\Domain\SubmissionRefused;
use Gazetteer\Submission\Guard\RequestLock;
use Gazetteer\Submission\Guard\SubmissionRateLimiter;
use Gazetteer\Submission\Reading\SentAccount;
use Gazetteer\Submission\Writing\Undo;
use RuntimeException;
use WP_User;

/** The account that a guest's listing belongs to: one that they log in to, or one that is made for them. */
final class Accounts
{
    /** Whatever was sent, and whatever the site gives to others who sign up. */
    public const ROLE = 'subscriber';

    /** @return array<string, Fault> What is missing, before anybody is asked for. */
    public static function faults(SentAccount $account): array
    {
        if ($account->logsIn) {
            return array_filter([
                ErrorKey::USERNAME => $account->userName === '' ? Fault::Missing : null,
                ErrorKey::PASSWORD => $account->password === '' ? Fault::Missing : null,
            ]);
        }
        $isName = $account->customName === '' || UserNames::chosen($account->customName) !== '';

        return array_filter([
            ErrorKey::EMAIL => match (true) {
                $account->email === '' => Fault::Missing,
                is_email($account->email) === false => Fault::NoEmail,
                default => null,
            },
            ErrorKey::CUSTOM_USERNAME => $isName ? null : Fault::Invalid,
        ]);
    }

    /**
     * Their session begins when the listing is there.
     *
     * @throws SubmissionRefused
     */
    public static function logIn(SentAccount $account, string $address): Author
    {
        SubmissionRateLimiter::countLogin($address, $account->userName);
        // As WordPress has the password of its own form.
        $user = wp_authenticate($account->userName, wp_slash($account->password));
        if (!$user instanceof WP_User || !$user->exists()) {
            if (!username_exists($account->userName) && !email_exists($account->userName)) {
                // Takes as long as a look at a password that there is.
                wp_hash_password($account->password);
            }
            throw SubmissionRefused::failure(SubmitAnswer::ACCOUNT_ERROR_WRONG_CREDENTIALS, __('The username or password is incorrect. Please try again.', 'gazetteer'), ErrorKey::USERNAME);
        }

        return new Author($user->ID, logsIn: true);
    }

    /** @throws SubmissionRefused */
    public static function signUp(SentAccount $account, string $address, RequestLock $lock, Undo $undo): Author
    {
        $user = get_user_by('email', $account->email);
        if ($user instanceof WP_User && BegunAccounts::isOf($user, $lock->id, $lock->begun)) {
            BegunAccounts::adopt($user, $lock->id);

            return new Author($user->ID, isNew: true);
        }
        SubmissionRateLimiter::countSignUp($address);
        $user = $user instanceof WP_User ? self::resumed($user, $account, $lock) : null;
        if ($user === null && $account->customName !== '' && username_exists($account->customName)) {
            throw self::taken();
        }

        return new Author($user ?? self::create($account, $lock->id, $undo), isNew: true);
    }

    public static function beginSession(Author $author): void
    {
        $user = $author->logsIn ? get_userdata($author->id) : false;
        if ($user instanceof WP_User) {
            wp_set_auth_cookie($user->ID, false);
            Extensions::tell('wp_login', $user->user_login, $user);
        }
    }

    /**
     * An account that another request began: without the key of the first, or with another text.
     *
     * @return ?int Null where it was of no use and is gone.
     * @throws SubmissionRefused
     */
    private static function resumed(WP_User $user, SentAccount $account, RequestLock $lock): ?int
    {
        $begun = BegunAccounts::find($user) ?? throw self::taken();
        if (abs(time() - (int) ($begun['at'] ?? 0)) < RequestLock::CUT_OFF) {
            throw SubmissionRefused::fail(__('An account for this email address is being made at this moment. Please send the form again in two minutes.', 'gazetteer'));
        }
        if (!BegunAccounts::owns($user) && $account->customName !== '' && $account->customName !== $user->user_login) {
            self::remove($user->ID);

            return null;
        }
        BegunAccounts::adopt($user, $lock->id);

        return $user->ID;
    }

    private static function create(SentAccount $account, string $lock, Undo $undo): int
    {
        // Nobody has this address yet; who has it when something breaks halfway was made here.
        $undo->add(static fn () => self::remove(get_user_by('email', $account->email)->ID ?? 0));
        $writer = new NewUserMetas($lock);
        $writer->listen();
        try {
            $user = wp_insert_user(self::names($account->customName) + [
                'user_email' => wp_slash($account->email),
                'user_pass' => wp_generate_password(24),
                'role' => self::ROLE,
            ]);
        } finally {
            $writer->leave();
        }
        if (is_wp_error($user)) {
            if (in_array($user->get_error_code(), ['existing_user_login', 'existing_user_email'], true)) {
                throw self::taken();
            }
            throw new RuntimeException($user->get_error_message());
        }

        return $user;
    }

    /** @return array<string, string> Themes and feeds show all but the login, and slugs stand in addresses. */
    private static function names(string $custom): array
    {
        $chosen = UserNames::chosen($custom);
        $shown = UserNames::neutral();

        return ['user_login' => $chosen ?: UserNames::neutral()]
            + ($chosen !== '' && !str_contains($chosen, '@') ? [] : ['user_nicename' => $shown, 'display_name' => $shown, 'nickname' => $shown]);
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

    /** One wording for address and name, so that it says of neither whether there is one. */
    private static function taken(): SubmissionRefused
    {
        return SubmissionRefused::failure(
            SubmitAnswer::ACCOUNT_ERROR_TAKEN,
            __('An account could not be made with these details. If you have an account already, please log in; otherwise use another email address or username.', 'gazetteer'),
            ErrorKey::EMAIL,
        );
    }
}
