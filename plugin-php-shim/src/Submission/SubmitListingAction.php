<?php

declare(strict_types=1);

namespace Gazetteer\Submission;

use Closure;
use Gazetteer\Contract\Action;
use Gazetteer\Kernel\Http\AjaxAction;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\TypedAsHtml;
use Gazetteer\Kernel\Http\Writes;

if (!defined('ABSPATH')) {
    exit;
}

/** Takes in a new listing, or an edited one. Open to guests, who get an account with it. */
final class SubmitListingAction implements AjaxAction, Writes, TypedAsHtml
{
    /** @param Closure(): SubmissionHandler $handler */
    public function __construct(private readonly Closure $handler)
    {
    }

    public function action(): string
    {
        return Action::SUBMIT_LISTING;
    }

    public function answer(Input $input): array
    {
        return ($this->handler)()->handle(SubmissionRequest::of($input))->body();
    }
}
