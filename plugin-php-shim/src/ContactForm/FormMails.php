<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm;

use Gazetteer\ContactForm\Domain\MailTemplate;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Http\Input;

/** The mail templates of a form, with defaults for empty settings. */
final class FormMails
{
    public const BODY = '[all-fields]';

    /** @param list<FormField> $fields */
    public static function toOwner(mixed $meta, array $fields): MailTemplate
    {
        $given = new Input(is_array($meta) ? $meta : []);

        return new MailTemplate(
            to: $given->text('to') ?: (string) get_option('admin_email'),
            subject: $given->text('subject') ?: self::subject(),
            body: $given->html('body') ?: self::BODY,
            // An empty value that the owner saved means "no Reply-To header".
            replyTo: $given->has('replyTo') ? $given->text('replyTo') : self::firstEmail($fields),
            sender: $given->text('sender'),
            html: $given->flag('html'),
            attachFiles: !$given->has('attachFiles') || $given->flag('attachFiles'),
        );
    }

    /** @param list<FormField> $fields */
    public static function toVisitor(mixed $meta, array $fields): ?MailTemplate
    {
        $given = new Input(is_array($meta) ? $meta : []);
        $to = $given->text('to') ?: self::firstEmail($fields);
        if (!$given->flag('on') || $to === '') {
            return null;
        }

        return new MailTemplate(
            to: $to,
            subject: $given->text('subject') ?: self::replySubject(),
            body: $given->html('body') ?: self::replyBody(),
            sender: $given->text('sender'),
            html: $given->flag('html'),
            attachFiles: false,
        );
    }

    public static function subject(): string
    {
        /* translators: the words in brackets are filled in later; leave them as they are. */
        return __('[_site_title] “[_form]”', 'gazetteer');
    }

    public static function replySubject(): string
    {
        /* translators: the words in brackets are filled in later; leave them as they are. */
        return __('Your message to [_site_title]', 'gazetteer');
    }

    public static function replyBody(): string
    {
        // Anyone can type another person's address, so by default the reply contains none of the sender's text.
        /* translators: the words in brackets are filled in later; leave them as they are. */
        return __("Thank you for writing to us. Your message has reached us.\n\n[_site_title]", 'gazetteer');
    }

    /** @param list<FormField> $fields */
    private static function firstEmail(array $fields): string
    {
        foreach ($fields as $field) {
            if ($field->type->isEmailAddress()) {
                return $field->name;
            }
        }

        return '';
    }
}
