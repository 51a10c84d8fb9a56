<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Mail;

use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\MailTemplate;
use Gazetteer\Kernel\Mail\Domain\AttachmentName;
use Gazetteer\Kernel\Mail\Domain\Mail;
use Gazetteer\Kernel\Mail\Domain\MailAddress;
use Gazetteer\Kernel\Mail\Domain\MailTags;
use Gazetteer\Kernel\Mail\Domain\MailText;

/** Creates the mails of one entry from the form's templates. */
final class MailWriter
{
    private const ALL = 'all-fields';

    private readonly FilledIn $filledIn;

    /**
     * @param array<string, string> $circumstances By placeholder name: `_site_title`, `_form`, `_url`,
     *         `_post_title`, `_post_url`, `_date`, `_time`.
     * @param string $gone Text for a file whose content is deleted; `%s` is its name.
     */
    public function __construct(
        private readonly Form $form,
        private readonly Entry $entry,
        private readonly array $circumstances,
        string $gone = '%s',
    ) {
        $this->filledIn = FilledIn::of($form, $entry, $gone);
    }

    /** The mail to the owner. A visitor's input can never become a recipient. */
    public function notice(): Mail
    {
        $template = $this->form->mail;

        return $this->write(
            $template,
            MailAddress::all($template->to),
            $template->replyTo === '' ? null : $this->addressIn($template->replyTo),
            $template->attachFiles ? $this->attachments() : [],
        );
    }

    /**
     * The reply to the visitor, if the form has one and the visitor gave an address. It does not include the visitor's
     * files.
     */
    public function reply(): ?Mail
    {
        $template = $this->form->reply;
        $visitor = $template === null ? null : $this->addressIn($template->to);
        if ($template === null || $visitor === null) {
            return null;
        }

        return $this->write($template, [$visitor], MailAddress::named($template->replyTo), [], true);
    }

    /** @return list<string> The names of the files that should be attached to the owner's mail but are deleted. */
    public function missing(): array
    {
        $gone = array_filter($this->form->mail->attachFiles ? $this->entry->files : [], static fn (array $file): bool => $file['path'] === '');

        return array_values(array_map(static fn (array $file): string => AttachmentName::clean($file['name']), $gone));
    }

    /**
     * @param list<MailAddress> $to
     * @param array<string, string> $attachments
     */
    private function write(MailTemplate $template, array $to, ?MailAddress $replyTo, array $attachments, bool $automatic = false): Mail
    {
        $body = $template->html ? $this->html($template->body) : $this->text($template->body);

        return new Mail(
            $to,
            $this->line($template->subject),
            $body,
            $template->html,
            $template->html ? MailText::toPlain($body) : '',
            $replyTo,
            $this->sender($template->sender),
            $attachments,
            $automatic,
        );
    }

    private function line(string $template): string
    {
        $values = $this->circumstances + $this->filledIn->textsByField();

        return MailText::line(MailTags::fill($template, $values, static fn (string $value): string => MailText::line($value)));
    }

    private function text(string $template): string
    {
        $values = $this->circumstances + $this->filledIn->textsByField() + [self::ALL => $this->filledIn->asText()];

        return MailTags::fill($template, $values, static fn (string $value): string => $value);
    }

    private function html(string $template): string
    {
        $values = $this->circumstances + $this->filledIn->textsByField() + [self::ALL => ''];
        $all = $this->filledIn->asHtml();

        return MailText::page(
            MailTags::fill($template, $values, static fn (string $value, string $gap): string => $gap === self::ALL ? $all : MailText::escape($value)),
            $this->form->locale,
        );
    }

    /** The name of the sender may contain placeholders. The email address may not. */
    private function sender(string $template): ?MailAddress
    {
        if (preg_match('/^(.*)(<[^<>]*>)\s*$/su', $template, $found) !== 1) {
            return MailAddress::bare($template);
        }

        return MailAddress::named($found[2])?->withName(trim($this->line($found[1]), '" '));
    }

    /** The value of a field, if the value is one valid email address. */
    private function addressIn(string $field): ?MailAddress
    {
        $name = trim($field, '[] ');
        foreach ($this->entry->fields as $answer) {
            if ($answer['name'] === $name && count($answer['values']) === 1) {
                return MailAddress::bare($answer['values'][0]);
            }
        }

        return null;
    }

    /** @return array<string, string> */
    private function attachments(): array
    {
        $attachments = [];
        foreach ($this->entry->files as $file) {
            if ($file['path'] !== '') {
                $attachments[AttachmentName::free($file['name'], $attachments)] = $file['path'];
            }
        }

        return $attachments;
    }
}
