<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Domain;

use Gazetteer\Contract\SubmitResponse;

/** The result of a submission: "success", "fail" or "failure", as in the specification. */
final class SubmissionOutcome
{
    /**
     * @param string $address The redirect URL.
     * @param int $newUser ID of the created account; 0 for none.
     * @param array<string, string> $fields Error messages, keyed by field key.
     * @param string $nonce A new nonce if the form's nonce has expired.
     * @param string $account Markup of the account error.
     * @param string $accountField The invalid field; '' for none.
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

    /** @return array<string, mixed> The JSON response. */
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
