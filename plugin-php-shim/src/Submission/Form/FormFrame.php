<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Form;

use Gazetteer\BotCheck\BotCheckMarkup;
use Gazetteer\BotCheck\Domain\Provider;
use Gazetteer\Contract\BotCheck;
use Gazetteer\Contract\Field;
use Gazetteer\Contract\GuardInput;
use Gazetteer\Contract\Mark;
use Gazetteer\Contract\PlanCard;
use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Submission\Form\Fields\PictureWords;
use Gazetteer\Submission\SubmissionRequest;
use Gazetteer\Submission\Writing\EditVersion;

/** Renders the form element with its data attributes, and the hidden fields. */
final class FormFrame
{
    /**
     * @param string $address URL of the page with the form.
     * @param ?string $planCategory ID of the category for which the plan was selected.
     * @param bool $isPersonal Whether the page is for one visitor only and is not cached.
     */
    public function __construct(
        private readonly ListingFormView $view,
        private readonly PictureWords $pictures,
        private readonly BotCheckMarkup $check,
        private readonly string $address,
        private readonly ?string $planCategory,
        private readonly bool $isPersonal,
    ) {
    }

    public function attributes(): string
    {
        $check = $this->check->attributes();
        // Scripts of older themes read these two attributes and support only reCAPTCHA.
        $isKnown = ($check[Mark::BOT_CHECK] ?? '') === Provider::Recaptcha->value;

        return Tag::attributes([
            'id' => 'lp-submit-form',
            'name' => 'lp-submit-form',
            'class' => $this->view->isEdit() ? 'gz-form lpeditlistingform' : 'gz-form',
            'method' => 'post',
            'enctype' => 'multipart/form-data',
            'action' => $this->address,
            BotCheck::ENABLED_ATTRIBUTE => $isKnown ? '1' : '',
            BotCheck::SITE_KEY_ATTRIBUTE => $isKnown ? $check[Mark::BOT_CHECK_KEY] : '',
            'data-imgcount' => $this->pictures->count,
            'data-imgsize' => $this->pictures->bytes,
            'data-countnotice' => $this->pictures->countNotice(),
            'data-sizenotice' => $this->pictures->sizeNotice(),
            'data-gazetteer-redirect-hosts' => self::otherHosts() ?: null,
        ] + $check);
    }

    public function withoutScript(): string
    {
        return $this->check->withoutScript();
    }

    /**
     * Hosts of other sites to which the script may redirect after the response, for example to pay. WordPress allows
     * the same hosts in `wp_safe_redirect()`.
     */
    private static function otherHosts(): string
    {
        $own = (string) wp_parse_url(home_url(), PHP_URL_HOST);
        $allowed = (array) apply_filters('allowed_redirect_hosts', [$own], ''); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.

        return implode(' ', array_diff(array_filter($allowed, 'is_string'), [$own]));
    }

    public function hiddenInputs(): string
    {
        $inputs = [
            SubmissionRequest::OWN_FORM => '1',
            PlanCard::PLAN => $this->view->isEdit() ? null : (string) ($this->view->plan->id ?? 'none'),
            PlanCard::CATEGORY => $this->view->isEdit() ? null : $this->planCategory,
            // Leave the request key empty on a cached page. Otherwise all visitors would send the same key, and the
            // plugin would treat their listings as one request.
            Field::REQUEST => $this->isPersonal ? wp_generate_uuid4() : '',
        ] + $this->proofs();
        $drawn = '';
        foreach ($inputs as $name => $value) {
            $drawn .= $value === null ? '' : Tag::of('input', ['type' => 'hidden', 'name' => $name, 'value' => $value]);
        }

        return Tag::of('div', ['hidden' => true], $drawn . $this->sentPictures() . self::honeypot());
    }

    /**
     * If the session expired during an edit, the form has no gallery. So keep the submitted gallery values in hidden
     * fields.
     */
    private function sentPictures(): string
    {
        $drawn = '';
        foreach ($this->view->isEdit() && $this->view->isGuest() ? [Field::KEPT_IMAGES, Field::REMOVED_IMAGES] : [] as $name) {
            foreach ($this->view->values->ids($name) as $picture) {
                $drawn .= Tag::of('input', ['type' => 'hidden', 'name' => "{$name}[]", 'value' => (string) $picture]);
            }
        }

        return $drawn;
    }

    /**
     * @return array<string, ?string> Hidden inputs with the nonce and the version of the listing. Empty for a guest's new listing, because that page may come from a cache.
     */
    private function proofs(): array
    {
        if ($this->view->listing !== null) {
            return [
                Field::LISTING => (string) $this->view->listing->id,
                // Send the version that the visitor started editing, so that the server detects a concurrent edit.
                Field::PASSED_VERSION => $this->view->values->text(Field::PASSED_VERSION) ?: ($this->view->isGuest() ? '' : EditVersion::fromListing($this->view->listing)),
                Field::NONCE_EDIT => wp_create_nonce(Field::NONCE_ACTION_EDIT),
            ];
        }

        return $this->view->isGuest() ? [] : [Field::NONCE_CREATE => wp_create_nonce(Field::NONCE_ACTION_CREATE)];
    }

    /** Honeypot field: visitors do not see it, bots fill it in. */
    private static function honeypot(): string
    {
        return Tag::of('input', ['type' => 'text', 'name' => GuardInput::HONEYPOT, 'value' => '', 'tabindex' => '-1', 'autocomplete' => 'off', 'aria-hidden' => 'true']);
    }
}
