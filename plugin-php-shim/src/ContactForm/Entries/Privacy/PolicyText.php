<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries\Privacy;

/** What an owner may say about the contact forms in the site's privacy policy. */
final class PolicyText
{
    public static function suggest(): void
    {
        $paragraphs = [
            __('What you send through a contact form of this site is stored in our database and mailed to us. It is deleted after a year, unless we say otherwise at the form.', 'gazetteer'),
            __('Files that you send along are kept closed to the public, and removed 30 days after they were mailed to us, unless we say otherwise at the form.', 'gazetteer'),
            __('A form that you have begun and not sent is kept in your own browser, without files and passwords, for at most a week. It does not reach us before you send it.', 'gazetteer'),
            __('To hold off floods of messages we keep a scrambled form of your network address for at most 30 days. The address itself is not kept.', 'gazetteer'),
        ];
        $intro = __('Gazetteer keeps what visitors send through contact forms. Change the spans below if your forms keep messages longer or shorter.', 'gazetteer');
        wp_add_privacy_policy_content(
            'Gazetteer',
            '<p class="privacy-policy-tutorial">' . esc_html($intro) . '</p><p>' . implode('</p><p>', array_map(esc_html(...), $paragraphs)) . '</p>',
        );
    }
}
