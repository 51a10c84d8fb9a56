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
use Gazetteer\Submission\Writing\EditVersion;

/** What stands around the fields: the form element with what scripts read at it, and what goes along unseen. */
final class FormFrame
{
    /** Says that a page was posted by this form, and not by something else on it. */
    public const SENT = 'gazetteer_listing_form';

    /**
     * @param string $address The page that the form is on.
     * @param ?string $planCategory The number of the category that the plan was chosen for.
     * @param bool $isPersonal The page is nobody else's: a cache keeps no copy of it.
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
        // Scripts of older themes read these two, and know this one service.
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
            'data-imgcount' => $this->pictures->limits->count,
            'data-imgsize' => $this->pictures->limits->bytes,
            'data-countnotice' => $this->pictures->countNotice(),
            'data-sizenotice' => $this->pictures->sizeNotice(),
            'data-gazetteer-redirect-hosts' => self::otherHosts() ?: null,
        ] + $check);
    }

    public function withoutScript(): string
    {
        return $this->check->withoutScript();
    }

    /** Where else an answer may lead, such as to where a plan is paid: the hosts that WordPress itself lets pages lead to. */
    private static function otherHosts(): string
    {
        $own = (string) wp_parse_url(home_url(), PHP_URL_HOST);
        $allowed = (array) apply_filters('allowed_redirect_hosts', [$own], ''); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.

        return implode(' ', array_diff(array_filter($allowed, 'is_string'), [$own]));
    }

    public function hiddenInputs(): string
    {
        $inputs = [
            self::SENT => '1',
            PlanCard::PLAN => $this->view->isEdit() ? null : (string) ($this->view->plan->id ?? 'none'),
            PlanCard::CATEGORY => $this->view->isEdit() ? null : $this->planCategory,
            // One key in a page for everybody would make all of their listings one.
            Field::REQUEST => $this->isPersonal ? wp_generate_uuid4() : '',
        ] + $this->proofs();
        $drawn = '';
        foreach ($inputs as $name => $value) {
            $drawn .= $value === null ? '' : Tag::of('input', ['type' => 'hidden', 'name' => $name, 'value' => $value]);
        }

        return Tag::of('div', ['hidden' => true], $drawn . $this->sentPictures() . self::honeypot());
    }

    /** To a guest the gallery is not shown: what was said of it goes along as it was. */
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

    /** @return array<string, ?string> Guests need none: their page may be as old as a cache keeps it. */
    private function proofs(): array
    {
        if ($this->view->listing !== null) {
            return [
                Field::LISTING => (string) $this->view->listing->id,
                // What was typed before was typed against an older state, if there is a newer one by now.
                Field::PASSED_VERSION => $this->view->values->text(Field::PASSED_VERSION) ?: ($this->view->isGuest() ? '' : EditVersion::of($this->view->listing)),
                Field::NONCE_EDIT => wp_create_nonce(Field::NONCE_ACTION_EDIT),
            ];
        }

        return $this->view->isGuest() ? [] : [Field::NONCE_CREATE => wp_create_nonce(Field::NONCE_ACTION_CREATE)];
    }

    /** A line like any other to a machine that fills in what it finds. */
    private static function honeypot(): string
    {
        return Tag::of('input', ['type' => 'text', 'name' => GuardInput::HONEYPOT, 'value' => '', 'tabindex' => '-1', 'autocomplete' => 'off', 'aria-hidden' => 'true']);
    }
}
