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
        yield 'an error of the whole form is shown above the form and at no field' => static function (): void {
            $errors = FormErrors::fromOutcome(SubmissionRefused::failure('email-exist-error', 'Too many attempts.')->outcome);
            Check::same(['Too many attempts.', []], [$errors->message, $errors->links()]);
        };
        yield 'an account error is shown at its field and not above the form' => static function (): void {
            $errors = FormErrors::fromOutcome(SubmissionRefused::failure('invalid-cred-error', 'Wrong “password”.', 'inputUsername')->outcome);
            Check::same(['', ['inputUsername' => 'Wrong “password”.']], [$errors->message, $errors->links()]);
            Check::same(['Wrong “password”.', ''], [$errors->at('inputUsername'), $errors->at('email')]);
        };
        yield 'different errors of the form and of fields are both shown' => static function (): void {
            $errors = FormErrors::fromOutcome(SubmissionOutcome::fail(['phone' => 'Too long.', 'postTitle' => 'Missing.'], 'Two things.'));
            Check::same(['Two things.', ['lptitle' => 'Missing.', 'inputPhone' => 'Too long.']], [$errors->message, $errors->links()]);
        };
    }
}
