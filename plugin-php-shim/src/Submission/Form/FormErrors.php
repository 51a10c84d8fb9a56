<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Form;

use Gazetteer\Contract\Field;
use Gazetteer\Submission\Domain\SubmissionOutcome;

/** What was refused, by field, and where on the page the fields are. */
final class FormErrors
{
    /** A custom field, by its slug. */
    private const CUSTOM = '/^' . Field::FORM_FIELDS . '\[([\w-]+)\]$/D';
    /** The control of a field, where it is not called as the field is. */
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
     * @param array<string, string> $fields Messages, by the name of the field.
     * @param string $message Of the whole.
     * @param array<string, string> $labels Of fields whose messages do not name them.
     */
    public function __construct(
        private readonly array $fields = [],
        public readonly string $message = '',
        private readonly array $labels = [],
    ) {
    }

    public static function of(SubmissionOutcome $outcome): self
    {
        // What a field says is not said of the whole as well.
        return $outcome->accountField === ''
            ? new self($outcome->fields, $outcome->message)
            : new self([$outcome->accountField => $outcome->message]);
    }

    /**
     * For the list at the head of the form, where a message stands without its field.
     *
     * @param array<string, string> $labels By the name of the field.
     */
    public function withLabels(array $labels): self
    {
        return new self($this->fields, $this->message, $labels);
    }

    /** What is said of the whole where nothing else is. */
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
     * For the list at the head of the form, in the order of the fields on the page.
     *
     * @return array<string, string> Messages, by the id of the control; what has none stands under ''.
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
