<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Accounts;

use Gazetteer\Contract\ErrorKey;
use Gazetteer\Contract\Field;
use Gazetteer\Contract\ProcessLogin;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Submission\Domain\Fault;

/** The account data that a guest sent, to log in or to sign up. */
final class SentAccount
{
    /** Hashing a longer password would only waste server time. */
    private const PASSWORD_BYTES = 4096;

    private function __construct(
        public readonly bool $logsIn,
        public readonly string $email,
        public readonly string $customName,
        public readonly string $userName,
        public readonly string $password,
    ) {
    }

    public static function read(Input $input): self
    {
        return new self(
            $input->text(Field::PROCESS_LOGIN, 10) === ProcessLogin::Yes->value,
            $input->text(Field::EMAIL, 254),
            $input->text(Field::CUSTOM_USERNAME, 200),
            $input->text(Field::USERNAME, 254),
            $input->html(Field::PASSWORD, self::PASSWORD_BYTES),
        );
    }

    /** The email address of the account to create; '' for a guest who logs in. */
    public function newEmail(): string
    {
        return $this->logsIn ? '' : $this->email;
    }

    /** @return array<string, Fault> Missing or invalid fields, checked before any account is looked up. */
    public function faults(): array
    {
        if ($this->logsIn) {
            return array_filter([
                ErrorKey::USERNAME => $this->userName === '' ? Fault::Missing : null,
                ErrorKey::PASSWORD => $this->password === '' ? Fault::Missing : null,
            ]);
        }
        $isName = $this->customName === '' || UserNames::allowed($this->customName) !== '';

        return array_filter([
            ErrorKey::EMAIL => match (true) {
                $this->email === '' => Fault::Missing,
                is_email($this->email) === false => Fault::NoEmail,
                default => null,
            },
            ErrorKey::CUSTOM_USERNAME => $isName ? null : Fault::Invalid,
        ]);
    }
}
