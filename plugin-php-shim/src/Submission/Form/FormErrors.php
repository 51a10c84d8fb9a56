<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Form;

use Gazetteer\Contract\Field;
use Gazetteer\Submission\Domain\SubmissionOutcome;

/** The validation errors of a form, and the HTML IDs of the invalid controls. */
final class FormErrors
{
    /** Matches the input name of a custom field, such as `lp_form_fields_inn[size]`, and captures the slug. */
    private const CUSTOM = '/^' . Field::FORM_FIELDS . '\[([\w-]+)\]$/D';
    /** Control IDs that differ from the field name. */
    private const CONTROLS = [
        'gazetteer_claim_name' => 'gz-claim-name',
        'gazetteer_claim_words' => 'gz-claim-words',
        'gazetteer_claim_phone' => 'gz-claim-phone',
        'gazetteer_claim_email' => 'gz-claim-email',
        'gazetteer_claim_plan' => 'gz-claim-plans',
        'postTitle' => 'lptitle',
        'category' => 'inputCategory',
        'location' => 'inputCity',
        'gAddress' => 'inputAddress',
        'gAddresscustom' => 'inputAddresss',
        'latitude' => 'latitude',
        'longitude' => 'longitude',
        'phone' => 'inputPhone',
        'whatsapp' => 'inputWhatsapp',
        'website' => 'inputWebsite',
        'twitter' => 'inputTwitter',
        'facebook' => 'inputFacebook',
        'linkedin' => 'inputLinkedIn',
        'youtube' => 'inputYoutube',
        'instagram' => 'inputInstagram',
        'tagline_text' => 'inputTagline',
        'tags' => 'inputTags',
        'faq' => 'tabs',
        'listingprice' => 'listingprice',
        'listingptext' => 'listingptext',
        'postVideo' => 'postVideo',
        'social' => 'inputTwitter',
        'lp_form_fields_inn' => 'gz-details',
        'postContent' => 'inputDescription',
        'listingfiles' => 'gz-listingfiles',
        'lp-featuredimage' => 'lp-featuredimage',
        'business_logo' => 'business_logo',
        'email' => 'inputEmail',
        'customUname' => 'customUname',
        'inputUsername' => 'inputUsername',
        'inputUserpass' => 'inputUserpass',
        'policycheck' => 'policycheck',
    ];

    /**
     * @param array<string, string> $fields Messages, keyed by field name.
     * @param string $message Message for the whole form.
     * @param array<string, string> $labels Labels of fields whose error messages do not contain the field's name.
     */
    public function __construct(
        private readonly array $fields = [],
        public readonly string $message = '',
        private readonly array $labels = [],
    ) {
    }

    public static function fromOutcome(SubmissionOutcome $outcome): self
    {
        // Show an account error only next to the account field, not also above the form.
        return $outcome->accountField === ''
            ? new self($outcome->fields, $outcome->message)
            : new self([$outcome->accountField => $outcome->message]);
    }

    /**
     * Adds field labels for the error summary, because the summary is above the form and not next to the fields.
     *
     * @param array<string, string> $labels Keyed by field name.
     */
    public function withLabels(array $labels): self
    {
        return new self($this->fields, $this->message, $labels);
    }

    /** Sets a message for the whole form if there are no other errors. */
    public function orElse(string $message): self
    {
        return $this->any() ? $this : new self([], $message);
    }

    public function any(): bool
    {
        return $this->fields !== [] || $this->message !== '';
    }

    public function at(string $field): string
    {
        return $this->fields[$field] ?? '';
    }

    /**
     * Returns the links of the error summary, in the order of the fields on the page.
     *
     * @return array<string, string> Messages, keyed by control ID; '' for messages without a control.
     */
    public function links(): array
    {
        $links = [];
        foreach (self::CONTROLS as $field => $id) {
            if (isset($this->fields[$field])) {
                $links[$id] = $this->fields[$field];
            }
        }
        foreach (array_diff_key($this->fields, self::CONTROLS) as $field => $message) {
            $message = isset($this->labels[$field]) ? "{$this->labels[$field]}: {$message}" : $message;
            $links[preg_match(self::CUSTOM, $field, $found) === 1 ? "field-{$found[1]}" : ''] = $message;
        }

        return $links;
    }
}
