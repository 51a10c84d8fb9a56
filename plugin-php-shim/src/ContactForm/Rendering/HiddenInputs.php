<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering;

use Gazetteer\Contract\ContactInput;
use Gazetteer\Contract\GuardInput;
use Gazetteer\Kernel\Html\Tag;

/** What a form sends along unseen. None of it stops working when a cache keeps the page for long. */
final class HiddenInputs
{
    /** @param string $token The input for the token of a bot check; '' for none. */
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
        // Only with it does an answer through the REST API know a member. Pages for members lie in no cache.
        if ($form->membersOnly && is_user_logged_in()) {
            $inputs['_wpnonce'] = wp_create_nonce('wp_rest');
        }

        $drawn = '';
        foreach ($inputs as $name => $value) {
            $drawn .= Tag::of('input', ['type' => 'hidden', 'name' => $name, 'value' => $value]);
        }

        return Tag::of('fieldset', ['class' => 'hidden-fields-container', 'hidden' => true], $drawn . self::honeypot());
    }

    /** A line like any other to a machine that fills in what it finds. */
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
