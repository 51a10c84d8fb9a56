<?php

declare(strict_types=1);

namespace Gazetteer\Submission;

use Gazetteer\Contract\ErrorKey;
use Gazetteer\Contract\Field;
use Gazetteer\Contract\Limit;
use Gazetteer\Plans\Domain\PaymentDue;
use Gazetteer\Plans\Payments\PaymentWords;
use Gazetteer\Plugin;
use Gazetteer\Submission\Domain\Fault;
use Gazetteer\Submission\Domain\FileFault;
use Gazetteer\Submission\Domain\ListingStatus;
use Gazetteer\Submission\Domain\PlanRules;

/** Messages about a submitted listing. */
final class SubmissionTexts
{
    /** The message from the settings, or the default. */
    public static function problem(): string
    {
        return (new SubmissionSettings(Plugin::settings()->submission()))->problem() ?: self::defaultProblem();
    }

    /**
     * The specification prescribes this sentence, including its grammar error. Existing pages and scripts depend on it.
     */
    public static function defaultProblem(): string
    {
        return __('Sorry! There is problem in your submission', 'gazetteer');
    }

    public static function broken(): string
    {
        return __('Something went wrong. Your listing was not saved. Please try again.', 'gazetteer');
    }

    public static function notStored(): string
    {
        return __('The server has no space for your photos at the moment. Your listing was not saved. Please try again later, or send it without photos.', 'gazetteer');
    }

    /** @param ?PaymentDue $due The payment due; null for none. */
    public static function received(string $status, bool $isNewUser, ?PaymentDue $due): string
    {
        $text = match (true) {
            $status === ListingStatus::PUBLIC => __('Thank you! Your listing is published.', 'gazetteer'),
            $due !== null => trim(__('Thank you! Your listing has been submitted. It will be published when we receive your payment.', 'gazetteer') . ' ' . PaymentWords::message($due)),
            default => __('Thank you! Your listing has been submitted and is pending review.', 'gazetteer'),
        };

        return $isNewUser ? $text . ' ' . __('Check your email for a link to set your password.', 'gazetteer') : $text;
    }

    public static function saved(string $status): string
    {
        return $status === ListingStatus::WAITING
            ? __('Your changes have been saved and are pending review.', 'gazetteer')
            : __('Your changes have been saved.', 'gazetteer');
    }

    /**
     * @param array<string, Fault|FileFault|string> $faults A string is an error message from a custom field type.
     * @return array<string, string>
     */
    public static function fields(array $faults): array
    {
        $texts = [];
        foreach ($faults as $field => $fault) {
            $texts[$field] = match (true) {
                is_string($fault) => $fault,
                $fault instanceof FileFault => self::ofFile($field, $fault),
                default => self::fault($field, $fault),
            };
        }

        return $texts;
    }

    /** Removes HTML characters from the file name, because pages of older themes insert the message as HTML. */
    private static function ofFile(string $field, FileFault $file): string
    {
        $name = (string) preg_replace('/[<>&"\']/', '', $file->name);
        $text = $file->most > 0
            /* translators: %s: a number, such as 12.5. */
            ? sprintf(__('This image has too many pixels. Please choose one with at most %s megapixels.', 'gazetteer'), number_format_i18n(floor($file->most / 100_000) / 10, 1))
            : self::fault($field, $file->fault);

        /* translators: 1: name of a file, 2: what is wrong with it. */
        return $name === '' ? $text : sprintf(__('“%1$s”: %2$s', 'gazetteer'), $name, $text);
    }

    private static function fault(string $field, Fault $fault): string
    {
        return match ($fault) {
            Fault::Missing => self::missing($field),
            Fault::Invalid => __('This value is not valid. Please check it.', 'gazetteer'),
            Fault::TooLong => __('This is too long.', 'gazetteer'),
            Fault::TooMany => self::tooMany($field),
            Fault::PricesReversed => __('Please enter a price that is not lower than “Price from”.', 'gazetteer'),
            Fault::Unknown => __('This choice does not exist. Please choose again.', 'gazetteer'),
            Fault::NoEmail => __('Please enter a valid email address.', 'gazetteer'),
            Fault::TooManyImages => __('There are more photos than this listing can have.', 'gazetteer'),
            Fault::TooManyBytes => __('These photos are too large. Please choose smaller ones.', 'gazetteer'),
            Fault::NotUploaded => __('A file could not be uploaded. Please choose it again.', 'gazetteer'),
            Fault::NoImage => __('Sorry, this file type is not allowed. Please choose JPEG, PNG, GIF or WebP images.', 'gazetteer'),
            Fault::TooManyPixels => __('This image has too many pixels. Please choose a smaller one.', 'gazetteer'),
            Fault::TooManyFrames => __('This animation is too long. Please choose a shorter one.', 'gazetteer'),
            Fault::NoPlan => __('Please choose a plan.', 'gazetteer'),
            Fault::PlanGone => __('This plan is no longer available. Please choose another one.', 'gazetteer'),
            Fault::PlanElsewhere => __('This plan is not for the chosen category. Please choose another plan or category.', 'gazetteer'),
            Fault::PlanFull => __('Your package has no listings left. Please choose another plan.', 'gazetteer'),
        };
    }

    private static function tooMany(string $field): string
    {
        return match ($field) {
            /* translators: %d: a number. */
            Field::PASSED_TAGS => sprintf(__('No more than %d tags.', 'gazetteer'), Limit::TAGS),
            /* translators: %d: a number. */
            Field::FAQ_QUESTION => sprintf(__('No more than %d questions.', 'gazetteer'), Limit::FAQS),
            default => __('There are too many values. Please remove some.', 'gazetteer'),
        };
    }

    private static function missing(string $field): string
    {
        return match ($field) {
            ErrorKey::TITLE => __('Please enter a title.', 'gazetteer'),
            ErrorKey::CATEGORY => __('Please choose a category.', 'gazetteer'),
            ErrorKey::CONTENT => __('Please enter a description.', 'gazetteer'),
            ErrorKey::LOCATION => __('Please choose a location.', 'gazetteer'),
            ErrorKey::ADDRESS => __('Please enter an address.', 'gazetteer'),
            ErrorKey::EMAIL => __('Please enter your email address.', 'gazetteer'),
            ErrorKey::USERNAME => __('Please enter your username or email address.', 'gazetteer'),
            ErrorKey::PASSWORD => __('Please enter your password.', 'gazetteer'),
            ErrorKey::GALLERY => __('Please add at least one photo.', 'gazetteer'),
            Field::FEATURED_IMAGE => __('Please choose a featured image.', 'gazetteer'),
            Field::LOGO => __('Please choose a logo.', 'gazetteer'),
            Field::PASSED_TERMS => __('Please agree to the terms.', 'gazetteer'),
            PlanRules::SOCIAL => __('Please add at least one profile.', 'gazetteer'),
            default => __('Please fill out this field.', 'gazetteer'),
        };
    }
}
