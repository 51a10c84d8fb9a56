<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering;

use Gazetteer\Contract\ContactInput;
use Gazetteer\Contract\GuardInput;
use Gazetteer\Kernel\Html\Tag;

/** The hidden inputs of a form. Their values stay valid on pages that are cached for a long time. */
final class HiddenInputs
{
    /** @param string $token The name of the input for a bot check token; '' for none. */
    public static function draw(FormView $view, string $token): string
    {
        $form = $view->form;
        $inputs = [
            ContactInput::FORM => (string) $form->id,
            ContactInput::VERSION => GAZETTEER_VERSION,
            ContactInput::LOCALE => $form->locale,
            ContactInput::UNIT_TAG => $view->unitTag,
            ContactInput::CONTAINER_POST => (string) $view->containerPost,
            ContactInput::POSTED_DATA_HASH => '',
            GuardInput::REQUEST => '',
            GuardInput::DRAWN => $view->challenges->drawn($form->id),
        ] + ($token === '' ? [] : [$token => '']);
        // The REST API needs the nonce to recognize the member. Pages for logged-in users are not cached.
        if ($form->membersOnly && is_user_logged_in()) {
            $inputs['_wpnonce'] = wp_create_nonce('wp_rest');
        }

        $drawn = '';
        foreach ($inputs as $name => $value) {
            $drawn .= Tag::of('input', ['type' => 'hidden', 'name' => $name, 'value' => $value]);
        }

        return Tag::of('fieldset', ['class' => 'hidden-fields-container', 'hidden' => true], $drawn . self::honeypot());
    }

    /** Honeypot field: visitors do not see it, bots fill it in. */
    private static function honeypot(): string
    {
        return Tag::of('input', [
            'type' => 'text',
            'name' => GuardInput::HONEYPOT,
            'value' => '',
            'tabindex' => '-1',
            'autocomplete' => 'off',
            'aria-hidden' => 'true',
        ]);
    }
}
