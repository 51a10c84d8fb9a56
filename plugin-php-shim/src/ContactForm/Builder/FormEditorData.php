<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Builder;

use Gazetteer\ContactForm\FormMails;
use Gazetteer\ContactForm\MessageTexts;

/** What the editor of forms has to know of them: what is said and mailed where their maker said nothing. */
final class FormEditorData
{
    /** @return array<string, mixed> */
    public static function all(): array
    {
        $mail = FormMails::toOwner(null, []);

        return [
            'messages' => MessageTexts::with([]),
            'mail' => ['to' => $mail->to, 'subject' => $mail->subject, 'body' => $mail->body],
            'reply' => ['subject' => FormMails::replySubject(), 'body' => FormMails::replyBody()],
            'largestUpload' => UploadLimit::kilobytes(),
            'takenNames' => FieldNames::TAKEN_BY_WORDPRESS,
        ];
    }
}
