<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain;

/**
 * A mail template with placeholders: `[field-name]` for a field's value, `[all-fields]` for all fields, and
 * `[_site_title]`, `[_form]`, `[_url]`, `[_post_title]`, `[_post_url]`, `[_date]` and `[_time]` for the context.
 */
final class MailTemplate
{
    public function __construct(
        /**
         * Recipients of the owner's mail, separated by commas. For the reply to the visitor, the name of an email
         * field.
         */
        public readonly string $to,
        public readonly string $subject,
        public readonly string $body,
        /** The name of the email field whose value is used for the Reply-To header; '' for no header. */
        public readonly string $replyTo = '',
        /** `Name <address>` as set by the owner; '' for WordPress's default. */
        public readonly string $sender = '',
        public readonly bool $html = false,
        public readonly bool $attachFiles = true,
    ) {
    }
}
