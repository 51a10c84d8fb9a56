<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Form;

use Closure;
use Gazetteer\Contract\Field;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Submission\Domain\SubmissionOutcome;
use Gazetteer\Submission\Form\Fields\HoursFields;
use Gazetteer\Submission\Pages\OwnerPages;

/** Our own form as its script sends it: its fields mean what they mean when its page is posted, and it ends where that ends. */
final class ScriptedForm
{
    /** @param Closure(): SubmittedNotice $notice */
    public function __construct(private readonly Closure $notice, private readonly OwnerPages $pages)
    {
    }

    public static function isSender(Input $input): bool
    {
        return $input->has(FormFrame::SENT);
    }

    /** A row of hours that is empty is a day on which it is closed; elsewhere it is one that never ends. */
    public static function read(Input $input): Input
    {
        $typed = $input->all()[Field::PASSED_BUSINESS_HOURS] ?? [];
        $allDay = array_values($input->list(HoursFields::ALL_DAY));

        return $input->with(Field::PASSED_BUSINESS_HOURS, HoursFields::kept(is_array($typed) ? $typed : [], $allDay));
    }

    /** A listing that waits is shown to nobody: its sender comes back to the page of the form, which says so. */
    public function ending(SubmissionOutcome $outcome, bool $isEdit): SubmissionOutcome
    {
        if (!$outcome->isSuccess()) {
            return $outcome;
        }
        $address = ($this->notice)()->address($outcome, $isEdit, $this->page());

        return SubmissionOutcome::success($outcome->listing, $address, $outcome->message, $outcome->newUser);
    }

    /** The page that the form stands on, as far as the browser tells, and without what a visitor asked of it. */
    private function page(): string
    {
        $page = url_to_postid((string) wp_get_referer());
        $address = $page > 0 ? (string) get_permalink($page) : $this->pages->address(OwnerPages::SUBMIT);

        return $address === '' ? home_url('/') : $address;
    }
}
