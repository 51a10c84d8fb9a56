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

if (!defined('ABSPATH')) {
    exit;
}

/** Receives a new or edited listing. Guests may submit a listing; the plugin creates an account for them. */
final class SubmitListingAction implements AjaxAction, PostOnly, SentAsHtml
{
    /**
     * @param Closure(): ListingSubmissionHandler $handler
     * @param Closure(): ScriptedForm $form
     */
    public function __construct(private readonly Closure $handler, private readonly Closure $form)
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
        $isOwnForm = $input->has(SubmissionRequest::OWN_FORM);
        try {
            $request = SubmissionRequest::fromInput($isOwnForm ? ScriptedForm::read($input) : $input);
            $outcome = ($this->handler)()->handle($request);
        } catch (Refusal $refusal) {
            $isAnswered = true;
            throw $refusal;
        }
        $outcome = $isOwnForm ? ($this->form)()->withFormRedirect($outcome, $request->isEdit()) : $outcome;
        $isAnswered = true;

        return $outcome->body();
    }
}
