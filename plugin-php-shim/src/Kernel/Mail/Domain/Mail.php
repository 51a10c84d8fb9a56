<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Mail\Domain;

/** A complete mail that is not sent yet. All values are already sanitized. */
final class Mail
{
    /**
     * @param list<MailAddress> $to
     * @param array<string, string> $attachments Paths by displayed name.
     */
    public function __construct(
        public readonly array $to,
        public readonly string $subject,
        public readonly string $body,
        public readonly bool $html = false,
        /** The plain text alternative; '' if the body is plain text. */
        public readonly string $alternative = '',
        public readonly ?MailAddress $replyTo = null,
        public readonly ?MailAddress $sender = null,
        public readonly array $attachments = [],
        /** Marks the mail as automatic, so that autoresponders do not reply. */
        public readonly bool $automatic = false,
    ) {
    }

    /** A copy with other values, by the names of the constructor's parameters: `$mail->with(subject: 'Hello')`. */
    public function with(mixed ...$changed): self
    {
        return new self(...[...get_object_vars($this), ...$changed]);
    }
}

class_alias(Mail::class, 'Gazetteer\Api\Mail');
