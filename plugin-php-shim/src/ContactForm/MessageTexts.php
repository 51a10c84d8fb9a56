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
            FormMessage::Failed => __('Your message could not be delivered just now. We have kept it and will try again, so there is no need to send it a second time.', 'gazetteer'),
            FormMessage::Invalid => __('Something is missing or not quite right. Please look at the marked fields and send again.', 'gazetteer'),
            FormMessage::Unaccepted => __('Please agree to the terms, then send again.', 'gazetteer'),
            FormMessage::Spam => __('This message looked like spam to us, so it was not delivered. If it is not, please reach us another way.', 'gazetteer'),
            FormMessage::Aborted => __('Your message was not sent. Please try again later.', 'gazetteer'),
            FormMessage::TooOften => __('That was a lot of messages in a short time. Please wait a few minutes and try again.', 'gazetteer'),
            FormMessage::MembersOnly => __('Please log in to use this form.', 'gazetteer'),
            FormMessage::Required => __('Please fill in this field.', 'gazetteer'),
            FormMessage::RequiredFile => __('Please choose a file.', 'gazetteer'),
            FormMessage::RequiredAcceptance => __('Please tick this box to go on.', 'gazetteer'),
            FormMessage::Email => __('Please write an email address like name@example.com.', 'gazetteer'),
            FormMessage::Url => __('Please write a web address like https://example.com.', 'gazetteer'),
            FormMessage::Tel => __('Please write a telephone number; digits, spaces and a leading + are fine.', 'gazetteer'),
            FormMessage::Number => __('Please write a number.', 'gazetteer'),
            FormMessage::TooSmall => __('This number is too small.', 'gazetteer'),
            FormMessage::TooLarge => __('This number is too large.', 'gazetteer'),
            FormMessage::Step => __('This number is between two steps. Please write the one above or below.', 'gazetteer'),
            FormMessage::Date => __('Please give a date as year, month and day.', 'gazetteer'),
            FormMessage::TooEarly => __('This is too early.', 'gazetteer'),
            FormMessage::TooLate => __('This is too late.', 'gazetteer'),
            FormMessage::Time => __('Please give a time as hours and minutes.', 'gazetteer'),
            FormMessage::TooShort => __('This is too short.', 'gazetteer'),
            FormMessage::TooLong => __('This is too long.', 'gazetteer'),
            FormMessage::Choice => __('Please choose one of the options.', 'gazetteer'),
            FormMessage::TooManyChosen => __('Please choose fewer options.', 'gazetteer'),
            FormMessage::Quiz => __('That is not the answer. Please try once more.', 'gazetteer'),
            FormMessage::Captcha => __('These are not the letters of the picture. Please try the new one.', 'gazetteer'),
            FormMessage::FileType => __('Files of this kind are not accepted here.', 'gazetteer'),
            FormMessage::FileTooLarge => __('This file is too large.', 'gazetteer'),
            FormMessage::TooManyFiles => __('These are too many files.', 'gazetteer'),
            FormMessage::FileBroken => __('The file did not arrive in one piece. Please choose it again.', 'gazetteer'),
        };
    }
}
