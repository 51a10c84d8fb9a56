<?php

declare(strict_types=1);

namespace Gazetteer\Submission;

use Closure;
use Gazetteer\Contract\Action;
use Gazetteer\Kernel\Http\AjaxAction;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\PostOnly;
use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\Http\SentAsHtml;
use Gazetteer\Kernel\JsonResponse;
use Gazetteer\Kernel\RefusalTexts;
use Gazetteer\Kernel\Store\DatabaseWatch;
use Gazetteer\Submission\Domain\SubmissionOutcome;
use Gazetteer\Submission\Form\ScriptedForm;
use Gazetteer\Submission\Writing\EditTarget;

if (!defined('ABSPATH')) {
    exit;
}

/** Receives a new or edited listing. Guests may use it and get an account. */
final class SubmitListingAction implements AjaxAction, PostOnly, SentAsHtml
{
    /** @param Closure(): ListingSubmissionHandler $handler */
    public function __construct(private readonly Closure $handler, private readonly ScriptedForm $form)
    {
    }

    public function action(): string
    {
        return Action::SUBMIT_LISTING;
    }

    public function answer(Input $input): array
    {
        $isAnswered = false;
        // A plugin or PHP may end the request early. The changes have been undone before this shutdown function runs.
        add_action('shutdown', static function () use (&$isAnswered): void {
            if (!$isAnswered) {
                $isGone = DatabaseWatch::isGone();
                $words = $isGone ? RefusalTexts::text(new Refusal(Refusal::NO_DATABASE, 503)) : SubmissionTexts::broken();
                JsonResponse::send(JsonResponse::encode(SubmissionOutcome::fail([], $words)->body()), $isGone ? 503 : 200, 'text/html');
            }
        }, PHP_INT_MIN + 1);
        $isOurs = ScriptedForm::isSender($input);
        try {
            $outcome = ($this->handler)()->handle(SubmissionRequest::of($isOurs ? ScriptedForm::read($input) : $input));
        } catch (Refusal $refusal) {
            $isAnswered = true;
            throw $refusal;
        }
        $outcome = $isOurs ? $this->form->ending($outcome, EditTarget::isNamed($input)) : $outcome;
        $isAnswered = true;

        return $outcome->body();
    }
}
