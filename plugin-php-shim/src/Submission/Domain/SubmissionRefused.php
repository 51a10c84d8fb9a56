<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Domain;

use RuntimeException;

/** Ends a submission with an error response. */
final class SubmissionRefused extends RuntimeException
{
    public function __construct(public readonly SubmissionOutcome $outcome)
    {
        parent::__construct($outcome->message);
    }

    /** @param array<string, string> $fields */
    public static function fail(string $message, array $fields = [], string $nonce = ''): self
    {
        return new self(SubmissionOutcome::fail($fields, $message, $nonce));
    }

    /**
     * @param string $mark A CSS class in the response, from which the form's script detects the type of error.
     * @param string $field The field to correct; '' for none.
     */
    public static function failure(string $mark, string $message, string $field = ''): self
    {
        $text = htmlspecialchars($message, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8', false);

        return new self(SubmissionOutcome::failure("<span class=\"{$mark}\">{$text}</span>", $message, $field));
    }
}
