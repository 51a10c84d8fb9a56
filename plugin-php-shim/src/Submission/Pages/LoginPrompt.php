<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Pages;

/** The message and the WordPress login form for guests on a page that requires an account. */
final class LoginPrompt
{
    /**
     * @param string $root The root element's attributes, escaped.
     * @param string $after URL of the page after the login.
     */
    public static function draw(string $root, string $words, string $after): string
    {
        return SubmissionTemplates::draw('login', [
            'root' => $root,
            'words' => $words,
            // Add the theme's button class to the submit button.
            'form' => str_replace('button-primary', 'button-primary wp-element-button gz-button', wp_login_form(['echo' => false, 'redirect' => $after, 'form_id' => 'gz-login'])),
            'register' => get_option('users_can_register') ? wp_registration_url() : '',
        ]);
    }
}
