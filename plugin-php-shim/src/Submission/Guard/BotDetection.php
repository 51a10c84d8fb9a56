<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Guard;

use Gazetteer\BotCheck\BotCheckVerifier;
use Gazetteer\BotCheck\Domain\CheckedForm;
use Gazetteer\BotCheck\NotVerified;
use Gazetteer\Contract\BotCheck;
use Gazetteer\Contract\SubmitAnswer;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Submission\Domain\SubmissionRefused;

/** The bot check for listings and claims, which send the token under the same name. */
final class BotDetection
{
    private const TOKEN_BYTES = 10_000;

    public function __construct(private readonly BotCheckVerifier $verifier)
    {
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
