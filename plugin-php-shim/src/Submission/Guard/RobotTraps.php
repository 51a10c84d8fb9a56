<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Guard;

use Gazetteer\ContactForm\Domain\Spam\RenderToken;
use Gazetteer\ContactForm\Submission\SiteSigner;
use Gazetteer\Contract\GuardInput;
use Gazetteer\Submission\Domain\SubmissionRefused;
use Gazetteer\Submission\SubmissionRequest;

/** A line that people never see, and the time that they need. Pages that carry neither are served all the same. */
final class RobotTraps
{
    private const SECONDS = 2;
    /** The listing form has no number among contact forms. */
    private const FORM = 0;

    /** For the hidden input GuardInput::DRAWN. */
    public static function drawnToken(): string
    {
        return SiteSigner::drawnToken(self::FORM);
    }

    /** @throws SubmissionRefused */
    public static function check(SubmissionRequest $request): void
    {
        $age = (new RenderToken(SiteSigner::signer()))->age($request->input->text(GuardInput::DRAWN), self::FORM, $request->time);
        if ($request->input->text(GuardInput::HONEYPOT) !== '' || ($age !== null && $age < self::SECONDS)) {
            throw SubmissionRefused::fail(__('This looks like an automated submission. Please wait a moment and try again.', 'gazetteer'));
        }
    }
}
