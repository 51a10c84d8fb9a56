<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Form;

use Closure;
use Gazetteer\Contract\Field;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\RefusalTexts;
use Gazetteer\Kernel\Request;
use Gazetteer\Kernel\Uploads;
use Gazetteer\Submission\Domain\SubmissionOutcome;
use Gazetteer\Submission\Form\Fields\HoursFields;
use Gazetteer\Submission\Form\Fields\TermFields;
use Gazetteer\Submission\ListingSubmissionHandler;
use Gazetteer\Submission\Pages\OwnerPages;
use Gazetteer\Submission\SubmissionRequest;
use Throwable;

/**
 * Handles a listing form that was submitted without JavaScript, before WordPress renders the form's page. Uses the
 * same handler as the AJAX action.
 */
final class FormPost
{
    private ?Input $posted = null;
    private ?FormErrors $errors = null;

    /** @param Closure(): ListingSubmissionHandler $handler */
    public function __construct(private readonly Closure $handler, private readonly SubmittedNotice $notice)
    {
    }

    /**
     * Prevents WordPress from reading posted fields as query variables, for example a field with the name of the
     * taxonomy "location". The URL alone must determine the page.
     */
    public static function keepPage(mixed $names): mixed
    {
        // phpcs:ignore WordPress.Security.NonceVerification -- only names are compared.
        return is_array($names) && isset($_POST[SubmissionRequest::OWN_FORM]) ? array_diff($names, array_keys(array_diff_key($_POST, $_GET))) : $names;
    }

    public function answer(): void
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Missing -- the handler checks the nonce.
        $sent = Request::method() === 'POST' && isset($_POST[SubmissionRequest::OWN_FORM]) ? wp_unslash($_POST) : [];
        if ($sent === [] && !Request::isCutOff()) {
            return;
        }
        self::keepFromCaches();
        if ($sent === []) {
            $this->errors = new FormErrors([], RefusalTexts::text(new Refusal(Refusal::TOO_LARGE, 413)));

            return;
        }
        $this->posted = new Input($sent);
        if (!isset($sent[TermFields::SHOW_FIELDS])) {
            $this->send($sent);
        }
    }

    /** Returns the submitted values; null if the visitor has only opened the page. */
    public function posted(): ?Input
    {
        return $this->posted;
    }

    public function errors(): FormErrors
    {
        return $this->errors ?? new FormErrors();
    }

    /** @param array<array-key, mixed> $sent */
    private function send(array $sent): void
    {
        $outcome = $this->outcome($sent);
        if ($outcome->isSuccess()) {
            $isEdit = (new Input($sent))->id(Field::LISTING) > 0;
            // The payment page may be on another host; its URL comes from the site's own configuration.
            wp_redirect($this->notice->address($outcome, $isEdit, OwnerPages::current()), 303); // phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect
            exit;
        }
        $this->errors = FormErrors::fromOutcome($outcome);
    }

    /** @param array<array-key, mixed> $sent */
    private function outcome(array $sent): SubmissionOutcome
    {
        $hours = Field::PASSED_BUSINESS_HOURS;
        $allDay = array_values((new Input($sent))->list(HoursFields::ALL_DAY));
        try {
            Request::refuseCutOff();
            $sent[$hours] = HoursFields::toStored(is_array($sent[$hours] ?? null) ? $sent[$hours] : [], $allDay);

            return ($this->handler)()->handle(SubmissionRequest::fromInput(new Input($sent, Uploads::read($_FILES))));
        } catch (Throwable $thrown) {
            return SubmissionOutcome::fail([], RefusalTexts::text(RefusalTexts::refusal($thrown)));
        }
    }

    /** The page contains the visitor's own values and messages, so it must not be cached. */
    private static function keepFromCaches(): void
    {
        nocache_headers();
        if (!defined('DONOTCACHEPAGE')) {
            define('DONOTCACHEPAGE', true);
        }
    }
}
