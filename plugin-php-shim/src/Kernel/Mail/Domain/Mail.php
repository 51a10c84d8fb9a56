<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Mail\Domain;

/** A mail to send. Its values are already sanitized. */
final class Mail
{
    /**
     * @param list<MailAddress> $to
     * @param array<string, string> $attachments The paths of the files, by the name that recipients see.
     */
    public function __construct(
        public readonly array $to,
        public readonly string $subject,
        public readonly string $body,
        public readonly bool $html = false,
        /** The plain text version of an HTML mail; '' if the body is plain text. */
        public readonly string $alternative = '',
        public readonly ?MailAddress $replyTo = null,
        public readonly ?MailAddress $sender = null,
        public readonly array $attachments = [],
        /** Marks the mail as automatic, so that autoresponders do not reply to it. */
        public readonly bool $automatic = false,
    ) {
    }

    /** Returns a copy with some values changed, by parameter name: `$mail->with(subject: 'Hello')`. */
    public function with(mixed ...$changed): self
    {
        return new self(...[...get_object_vars($this), ...$changed]);
    }
}

class_alias(Mail::class, 'Gazetteer\Api\Mail');
