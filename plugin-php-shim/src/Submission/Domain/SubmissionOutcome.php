<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Domain;

use Gazetteer\Contract\SubmitResponse;

/** What became of a listing that somebody sent: one of the three answers of the specification. */
final class SubmissionOutcome
{
    /**
     * @param string $address Where to go on to.
     * @param int $newUser The account that was made for it; 0 for none.
     * @param array<string, string> $fields What is wrong with them, by the key that the form knows each by.
     * @param string $nonce A fresh one, where the form's own was no longer good.
     * @param string $account Markup that says why nothing is taken in from this account.
     * @param string $accountField What of the form is wrong then; '' for none.
     */
    private function __construct(
        public readonly SubmitResponse $response,
        public readonly string $message,
        public readonly string $address = '',
        public readonly int $listing = 0,
        public readonly int $newUser = 0,
        public readonly array $fields = [],
        public readonly string $nonce = '',
        public readonly string $account = '',
        public readonly string $accountField = '',
    ) {
    }

    public static function success(int $listing, string $address, string $message, int $newUser = 0): self
    {
        return new self(SubmitResponse::Success, $message, $address, $listing, $newUser);
    }

    /** @param array<string, string> $fields */
    public static function fail(array $fields, string $message, string $nonce = ''): self
    {
        return new self(SubmitResponse::Fail, $message, fields: $fields, nonce: $nonce);
    }

    public static function failure(string $account, string $message, string $field = ''): self
    {
        return new self(SubmitResponse::Failure, $message, account: $account, accountField: $field);
    }

    public function isSuccess(): bool
    {
        return $this->response === SubmitResponse::Success;
    }

    /** @return array<string, mixed> As the wire has it. */
    public function body(): array
    {
        return match ($this->response) {
            SubmitResponse::Success => ['response' => 'success', 'status' => $this->address, 'msg' => $this->message]
                + ($this->newUser > 0 ? ['newuser' => $this->newUser] : []),
            SubmitResponse::Fail => ['response' => 'fail', 'status' => $this->fields, 'msg' => $this->message]
                + ($this->nonce === '' ? [] : ['nonce' => $this->nonce]),
            SubmitResponse::Failure => ['response' => 'failure', 'status' => $this->account, 'msg' => $this->message],
        };
    }
}
