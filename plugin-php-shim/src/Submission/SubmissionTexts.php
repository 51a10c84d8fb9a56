<?php

declare(strict_types=1);

namespace Gazetteer\Submission;

use Gazetteer\Contract\ErrorKey;
use Gazetteer\Contract\Field;
use Gazetteer\Submission\Domain\Fault;

/** What somebody is told of the listing that they sent. */
final class SubmissionTexts
{
    /** The specification's own sentence. */
    public static function problem(): string
    {
        return __('Sorry! There is problem in your submission', 'gazetteer');
    }

    /**
     * @param array<string, Fault> $faults
     * @return array<string, string>
     */
    public static function fields(array $faults): array
    {
        $texts = [];
        foreach ($faults as $field => $fault) {
            $texts[$field] = self::fault($field, $fault);
        }

        return $texts;
    }

    private static function fault(string $field, Fault $fault): string
    {
        return match ($fault) {
            Fault::Missing => self::missing($field),
            Fault::Invalid => __('This cannot be read. Please check it.', 'gazetteer'),
            Fault::TooLong => __('This is too long.', 'gazetteer'),
            Fault::TooMany => __('These are too many.', 'gazetteer'),
            Fault::Unknown => __('This does not exist, or no longer. Please choose again.', 'gazetteer'),
            Fault::NoEmail => __('Please enter a valid email address.', 'gazetteer'),
            Fault::TooManyImages => __('These are more images than this listing may have.', 'gazetteer'),
            Fault::TooManyBytes => __('These images are too large. Please choose smaller ones.', 'gazetteer'),
            Fault::NotUploaded => __('A file could not be uploaded. Please choose it again.', 'gazetteer'),
            Fault::NoImage => __('Sorry, this file type is not allowed. Please choose JPEG, PNG, GIF or WebP images.', 'gazetteer'),
            Fault::TooManyPixels => __('An image has too many pixels. Please choose a smaller one.', 'gazetteer'),
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
            ErrorKey::GALLERY => __('Please add at least one image.', 'gazetteer'),
            Field::FEATURED_IMAGE => __('Please choose a featured image.', 'gazetteer'),
            Field::LOGO => __('Please choose a logo.', 'gazetteer'),
            SubmissionSettings::SOCIAL => __('Please add at least one profile.', 'gazetteer'),
            default => __('Please fill out this field.', 'gazetteer'),
        };
    }
}
