<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Submission\Form;

use Closure;
use Gazetteer\Submission\Domain\SubmissionOutcome;
use Gazetteer\Submission\Domain\SubmissionRefused;
use Gazetteer\Submission\Form\FormErrors;
use Gazetteer\Tests\Check;

final class FormErrorsTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'says of the whole what no field can mend, and of no field' => static function (): void {
            $errors = FormErrors::fromOutcome(SubmissionRefused::failure('email-exist-error', 'Too many attempts.')->outcome);
            Check::same(['Too many attempts.', []], [$errors->message, $errors->links()]);
        };
        yield 'says of the account’s field what is wrong there, and not of the whole as well' => static function (): void {
            $errors = FormErrors::fromOutcome(SubmissionRefused::failure('invalid-cred-error', 'Wrong “password”.', 'inputUsername')->outcome);
            Check::same(['', ['inputUsername' => 'Wrong “password”.']], [$errors->message, $errors->links()]);
            Check::same(['Wrong “password”.', ''], [$errors->at('inputUsername'), $errors->at('email')]);
        };
        yield 'says of the whole and of fields what differs' => static function (): void {
            $errors = FormErrors::fromOutcome(SubmissionOutcome::fail(['phone' => 'Too long.', 'postTitle' => 'Missing.'], 'Two things.'));
            Check::same(['Two things.', ['lptitle' => 'Missing.', 'inputPhone' => 'Too long.']], [$errors->message, $errors->links()]);
        };
    }
}
