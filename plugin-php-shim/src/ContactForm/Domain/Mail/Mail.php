<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Mail;

/** A mail that is written and not sent yet. Everything in it is safe to go out as it is. */
final class Mail
{
    /**
     * @param list<MailAddress> $to
     * @param array<string, string> $attachments Paths by the name that the reader sees.
     */
    public function __construct(
        public readonly array $to,
        public readonly string $subject,
        public readonly string $body,
        public readonly bool $html = false,
        /** What a reader without HTML sees; '' where the body is plain text already. */
        public readonly string $alternative = '',
        public readonly ?MailAddress $replyTo = null,
        public readonly ?MailAddress $sender = null,
        public readonly array $attachments = [],
        /** Nobody wrote it by hand, and no machine should answer it. */
        public readonly bool $automatic = false,
    ) {
    }

    /** A copy with other values, by the names of the constructor's parameters: `$mail->with(subject: 'Hello')`. */
    public function with(mixed ...$changed): self
    {
        return new self(...[...get_object_vars($this), ...$changed]);
    }
}
