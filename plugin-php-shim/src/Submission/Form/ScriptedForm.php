<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Form;

use Closure;
use Gazetteer\Contract\Field;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Submission\Domain\SubmissionOutcome;
use Gazetteer\Submission\Form\Fields\HoursFields;
use Gazetteer\Submission\Pages\OwnerPages;

/**
 * Handles the plugin's own form if its script sends it: reads the fields and builds the redirect as for a form without
 * JavaScript.
 */
final class ScriptedForm
{
    /** @param Closure(): SubmittedNotice $notice */
    public function __construct(private readonly Closure $notice, private readonly OwnerPages $pages)
    {
    }

    /**
     * Converts the opening hours. In the plugin's own form, a day without hours is closed. In AJAX requests of other
     * forms, such a day is open all day.
     */
    public static function read(Input $input): Input
    {
        $typed = $input->all()[Field::PASSED_BUSINESS_HOURS] ?? [];
        $allDay = array_values($input->list(HoursFields::ALL_DAY));

        return $input->with(Field::PASSED_BUSINESS_HOURS, HoursFields::toStored(is_array($typed) ? $typed : [], $allDay));
    }

    /** A listing that waits for review has no public page, so redirect to the form, which shows the message. */
    public function withFormRedirect(SubmissionOutcome $outcome, bool $isEdit): SubmissionOutcome
    {
        if (!$outcome->isSuccess()) {
            return $outcome;
        }
        $address = ($this->notice)()->address($outcome, $isEdit, $this->page());

        return SubmissionOutcome::success($outcome->listing, $address, $outcome->message, $outcome->newUser);
    }

    /** Returns the URL of the form's page from the referrer, without query parameters. */
    private function page(): string
    {
        $page = url_to_postid((string) wp_get_referer());
        $address = $page > 0 ? (string) get_permalink($page) : $this->pages->address(OwnerPages::SUBMIT);

        return $address === '' ? home_url('/') : $address;
    }
}
