<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm;

use Gazetteer\ContactForm\Domain\FormMessage;

/** The default messages of a form, unless the form sets its own. */
final class MessageTexts
{
    /**
     * @param array<array-key, mixed> $worded By the value of a FormMessage.
     * @return array<string, string> All messages.
     */
    public static function with(array $worded): array
    {
        $texts = [];
        foreach (FormMessage::cases() as $message) {
            $own = $worded[$message->value] ?? '';
            $texts[$message->value] = is_string($own) && trim($own) !== '' ? trim($own) : self::text($message);
        }

        return $texts;
    }

    public static function text(FormMessage $message): string
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
