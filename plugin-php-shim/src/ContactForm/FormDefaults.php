<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm;

use Gazetteer\ContactForm\Domain\FormMessage;
use Gazetteer\ContactForm\Domain\MailTemplate;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Http\Input;

/** The mail templates and messages of a form, with default texts for empty settings. */
final class FormDefaults
{
    private const BODY = '[all-fields]';

    /** @param list<FormField> $fields */
    public static function toOwner(mixed $meta, array $fields): MailTemplate
    {
        $given = new Input(is_array($meta) ? $meta : []);

        return new MailTemplate(
            to: $given->text('to') ?: (string) get_option('admin_email'),
            subject: $given->text('subject') ?: self::subject(),
            body: $given->html('body') ?: self::BODY,
            // If the owner saved an empty value, the mail gets no Reply-To header.
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
        // A sender can enter another person's email address, so by default the reply contains no text from the sender.
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

    /**
     * @param array<array-key, mixed> $worded The messages that the owner changed, by the value of a FormMessage.
     * @return array<string, string> All messages.
     */
    public static function messages(array $worded): array
    {
        $texts = [];
        foreach (FormMessage::cases() as $message) {
            $own = $worded[$message->value] ?? '';
            $texts[$message->value] = is_string($own) && trim($own) !== '' ? trim($own) : self::message($message);
        }

        return $texts;
    }

    private static function message(FormMessage $message): string
    {
        return match ($message) {
            FormMessage::Sent => __('Thank you! Your message is on its way.', 'gazetteer'),
            FormMessage::Failed => __('Your message could not be delivered now. We saved it and will try again. You do not need to send it again.', 'gazetteer'),
            FormMessage::Invalid => __('Some fields are missing or invalid. Please check the marked fields and send again.', 'gazetteer'),
            FormMessage::Unaccepted => __('Please agree to the terms, then send again.', 'gazetteer'),
            FormMessage::Spam => __('Your message looks like spam, so it was not delivered. If it is not spam, please contact us another way.', 'gazetteer'),
            FormMessage::Aborted => __('Your message was not sent. Please try again later.', 'gazetteer'),
            FormMessage::TooOften => __('Too many messages in a short time. Please wait a few minutes and try again.', 'gazetteer'),
            FormMessage::MembersOnly => __('Please log in to use this form.', 'gazetteer'),
            FormMessage::Required => __('Please fill in this field.', 'gazetteer'),
            FormMessage::RequiredFile => __('Please choose a file.', 'gazetteer'),
            FormMessage::RequiredAcceptance => __('Please select this checkbox to continue.', 'gazetteer'),
            FormMessage::Email => __('Please enter an email address like name@example.com.', 'gazetteer'),
            FormMessage::Url => __('Please enter a web address like https://example.com.', 'gazetteer'),
            FormMessage::Tel => __('Please enter a telephone number. You can use digits, spaces and a leading +.', 'gazetteer'),
            FormMessage::Number => __('Please enter a number.', 'gazetteer'),
            FormMessage::TooSmall => __('This number is too small.', 'gazetteer'),
            FormMessage::TooLarge => __('This number is too large.', 'gazetteer'),
            FormMessage::Step => __('This number is between two allowed values. Please enter the next higher or lower one.', 'gazetteer'),
            FormMessage::Date => __('Please enter a date as year, month and day.', 'gazetteer'),
            FormMessage::TooEarly => __('This is too early.', 'gazetteer'),
            FormMessage::TooLate => __('This is too late.', 'gazetteer'),
            FormMessage::Time => __('Please enter a time as hours and minutes.', 'gazetteer'),
            FormMessage::TooShort => __('This is too short.', 'gazetteer'),
            FormMessage::TooLong => __('This is too long.', 'gazetteer'),
            FormMessage::Choice => __('Please choose one of the options.', 'gazetteer'),
            FormMessage::TooManyChosen => __('Please choose fewer options.', 'gazetteer'),
            FormMessage::Quiz => __('The answer is wrong. Please try again.', 'gazetteer'),
            FormMessage::Captcha => __('The letters do not match the image. Please try the new image.', 'gazetteer'),
            FormMessage::FileType => __('This file type is not accepted.', 'gazetteer'),
            FormMessage::FileTooLarge => __('This file is too large.', 'gazetteer'),
            FormMessage::TooManyFiles => __('There are too many files.', 'gazetteer'),
            FormMessage::FileBroken => __('The file upload was incomplete. Please choose the file again.', 'gazetteer'),
        };
    }
}
