<?php

declare(strict_types=1);

namespace Gazetteer\Submission;

use Gazetteer\Contract\ErrorKey;
use Gazetteer\Contract\Field;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Submission\Domain\RequiredParts;

/** What the owner can choose for submitted listings: how it is called, and what of it is kept. */
final class SubmissionOptions
{
    /**
     * What is clean stays as it is.
     *
     * @return array<string, mixed>
     */
    public static function clean(Input $posted): array
    {
        $clean = [];
        foreach (array_keys(self::switches()) as $switch) {
            $clean[$switch] = $posted->flag($switch);
        }

        return $clean + [
            SubmissionSettings::NEEDS_SERVICE => $posted->flag(SubmissionSettings::NEEDS_SERVICE),
            SubmissionSettings::REQUIRED => array_values(array_intersect(array_keys(self::parts()), $posted->list(SubmissionSettings::REQUIRED))),
            SubmissionSettings::IMAGES => $posted->int(SubmissionSettings::IMAGES, SubmissionSettings::MOST_IMAGES, 1, 500),
            SubmissionSettings::MEGABYTES => $posted->int(SubmissionSettings::MEGABYTES, SubmissionSettings::MOST_MEGABYTES, 1, 1000),
            SubmissionSettings::TERMS_PAGE => $posted->id(SubmissionSettings::TERMS_PAGE),
            SubmissionSettings::SITE_KEY => $posted->text(SubmissionSettings::SITE_KEY, 200),
            SubmissionSettings::SECRET => $posted->text(SubmissionSettings::SECRET, 200),
            SubmissionSettings::LEAST_SCORE => $posted->int(SubmissionSettings::LEAST_SCORE, SubmissionSettings::SCORE, 0, 100),
        ];
    }

    /** @return array<string, string> What is on or off. */
    public static function switches(): array
    {
        return [
            SubmissionSettings::MEMBERS_ONLY => __('Users must be registered and logged in to submit a listing', 'gazetteer'),
            SubmissionSettings::PUBLISHES_NEW => __('Publish new listings without review', 'gazetteer'),
            SubmissionSettings::REVIEWS_EDITS => __('Review published listings again when their owners change them', 'gazetteer'),
            SubmissionSettings::NEEDS_PLAN => __('A plan must be chosen', 'gazetteer'),
        ];
    }

    /** @return array<string, string> Beside title, category and description. */
    public static function parts(): array
    {
        return [
            ErrorKey::LOCATION => __('Location', 'gazetteer'),
            ErrorKey::ADDRESS => __('Address', 'gazetteer'),
            Field::PHONE => __('Phone', 'gazetteer'),
            Field::WEBSITE => __('Website', 'gazetteer'),
            RequiredParts::SOCIAL => __('Social media', 'gazetteer'),
            ErrorKey::GALLERY => __('Gallery', 'gazetteer'),
            Field::FEATURED_IMAGE => __('Featured image', 'gazetteer'),
            Field::LOGO => __('Logo', 'gazetteer'),
        ];
    }
}
