<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Reading;

use Gazetteer\Contract\Field;
use Gazetteer\Contract\ProcessLogin;
use Gazetteer\Kernel\Http\Input;

/** The account data that a guest sent, to log in or to sign up. */
final class SentAccount
{
    /** Hashing a longer password would only waste server time. */
    private const PASSWORD_BYTES = 4096;

    public function __construct(
        public readonly bool $logsIn = false,
        public readonly string $email = '',
        public readonly string $customName = '',
        public readonly string $userName = '',
        public readonly string $password = '',
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
}
