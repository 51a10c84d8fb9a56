<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain;

/**
 * A mail with gaps: `[field-name]` for what was filled in, `[all-fields]` for all of it, and
 * `[_site_title]`, `[_form]`, `[_url]`, `[_date]`, `[_time]` for where and when.
 */
final class MailTemplate
{
    public function __construct(
        /** Addresses of the owner's choice, separated by commas; for a reply the name of an email field. */
        public readonly string $to,
        public readonly string $subject,
        public readonly string $body,
        /** The name of an email field; '' for none. */
        public readonly string $replyTo = '',
        /** `Name <address>`, from the owner; '' for WordPress's own. */
        public readonly string $sender = '',
        public readonly bool $html = false,
        public readonly bool $attachFiles = true,
    ) {
    }
}
