<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Pages;

/** For guests where only members go on: a sentence, and WordPress's own form to log in by. */
final class LoginPrompt
{
    /**
     * @param string $root The root element's attributes, escaped.
     * @param string $after The page to come back to.
     */
    public static function draw(string $root, string $words, string $after): string
    {
        return SubmissionTemplates::draw('login', [
            'root' => $root,
            'words' => $words,
            // A button like the theme's own.
            'form' => str_replace('button-primary', 'button-primary wp-element-button gz-button', wp_login_form(['echo' => false, 'redirect' => $after, 'form_id' => 'gz-login'])),
            'register' => get_option('users_can_register') ? wp_registration_url() : '',
        ]);
    }
}
