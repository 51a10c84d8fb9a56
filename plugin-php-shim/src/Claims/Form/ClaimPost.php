<?php

declare(strict_types=1);

namespace Gazetteer\Claims\Form;

use Closure;
use Gazetteer\Claims\ClaimHandler;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\RefusalTexts;
use Gazetteer\Kernel\Request;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Submission\Domain\SubmissionOutcome;
use Gazetteer\Submission\Form\FormErrors;
use Gazetteer\Submission\SubmissionRequest;
use Throwable;

/** Handles a claim that was posted to the listing's page, before the page is rendered. */
final class ClaimPost
{
    private ?Input $posted = null;
    private ?FormErrors $errors = null;

    /**
     * @param Closure(): ClaimHandler $handler
     * @param Closure(): ListingRepository $listings
     * @param Closure(): bool $areEnabled Whether claims are enabled.
     */
    public function __construct(private readonly Closure $handler, private readonly Closure $listings, private readonly Closure $areEnabled)
    {
    }

    public function answer(): void
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Missing -- the handler checks the nonce.
        $sent = Request::method() === 'POST' && isset($_POST[SentClaim::LISTING]) ? wp_unslash($_POST) : [];
        $input = new Input($sent);
        // Ignore the request if the claimed listing is not the listing of this page.
        $id = $input->id(SentClaim::LISTING);
        if ($id === 0 || $id !== get_queried_object_id() || !is_singular() || !($this->areEnabled)()) {
            return;
        }
        $listing = ($this->listings)()->stored($id);
        if ($listing === null) {
            return;
        }
        $this->posted = $input;
        try {
            Request::refuseCutOff();
            $outcome = ($this->handler)()->handle(SubmissionRequest::fromInput($input), $listing);
        } catch (Throwable $thrown) {
            $outcome = SubmissionOutcome::fail([], RefusalTexts::text(RefusalTexts::refusal($thrown)));
        }
        if ($outcome->isSuccess()) {
            // The payment page may be on another host; its URL comes from the site's own configuration.
            wp_redirect($outcome->address, 303); // phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect
            exit;
        }
        $this->errors = FormErrors::fromOutcome($outcome);
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
}
