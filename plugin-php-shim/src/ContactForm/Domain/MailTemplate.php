<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain;

/**
 * A mail template with placeholders: `[field-name]` for a field's value, `[all-fields]` for all fields, and
 * `[_site_title]`, `[_form]`, `[_url]`, `[_date]` and `[_time]` for the context.
 */
final class MailTemplate
{
    public function __construct(
        /** The owner's recipients, separated by commas; for a reply, the name of an email field. */
        public readonly string $to,
        public readonly string $subject,
        public readonly string $body,
        /** The name of an email field; '' for none. */
        public readonly string $replyTo = '',
        /** `Name <address>` as set by the owner; '' for WordPress's default. */
        public readonly string $sender = '',
        public readonly bool $html = false,
        public readonly bool $attachFiles = true,
    ) {
    }
}
