<?php

declare(strict_types=1);

namespace Gazetteer\Submission;

use Gazetteer\Contract\ErrorKey;
use Gazetteer\Contract\Field;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Plans\WooCommerce\WooCommercePayments;
use Gazetteer\Submission\Domain\PlanRules;

/** Labels of the submission settings, and their sanitizing. */
final class SubmissionOptions
{
    /** The checkbox of the setting `PUBLISHES_NEW`, whose stored value is the opposite. */
    public const REVIEWS_NEW = 'reviewsNew';

    /**
     * Returns sanitized settings. Sanitizing them again does not change them.
     *
     * @return array<string, mixed>
     */
    public static function clean(Input $posted): array
    {
        $clean = [];
        foreach (array_keys(self::switches()) as $switch) {
            $clean[$switch] = $posted->flag($switch);
        }
        unset($clean[self::REVIEWS_NEW]);
        // A value that was sanitized before contains the stored setting instead of the checkbox.
        $clean[SubmissionSettings::PUBLISHES_NEW] = $posted->has(self::REVIEWS_NEW) ? !$posted->flag(self::REVIEWS_NEW) : $posted->flag(SubmissionSettings::PUBLISHES_NEW);

        $read = new SubmissionSettings($posted);

        return $clean + [
            SubmissionSettings::CLAIMS => $read->takesClaims(),
            SubmissionSettings::REQUIRED => $read->required(null),
            SubmissionSettings::IMAGES => $read->images(),
            SubmissionSettings::MEGABYTES => $read->megabytes(),
            SubmissionSettings::NOTICE_DAYS => $read->noticeDays(),
            SubmissionSettings::TERMS_PAGE => $read->termsPage(),
        ] + array_filter([SubmissionSettings::PROBLEM => $read->problem()], static fn (string $text): bool => $text !== '');
    }

    /** @return array<string, string> Labels of the on/off settings. */
    public static function switches(): array
    {
        return [
            SubmissionSettings::MEMBERS_ONLY => __('Users must be registered and logged in to submit a listing', 'gazetteer'),
            self::REVIEWS_NEW => __('Review new listings before they are published', 'gazetteer'),
            SubmissionSettings::REVIEWS_EDITS => __('Review changes to published listings before visitors see them', 'gazetteer'),
            SubmissionSettings::NEEDS_PLAN => __('Require a plan', 'gazetteer'),
        ] + (WooCommercePayments::isInstalled() ? [WooCommercePayments::SETTING => __('Take payments for plans through WooCommerce', 'gazetteer')] : []);
    }

    /** @return array<string, string> Hints of on/off settings. */
    public static function hints(): array
    {
        return [
            SubmissionSettings::MEMBERS_ONLY => __('If this is off, visitors without an account get one with their first listing, and an email with a link to set a password.', 'gazetteer'),
            SubmissionSettings::NEEDS_PLAN => __('Owners must choose a plan before they can submit a listing. If this is off, a listing without a plan is free and includes everything.', 'gazetteer'),
        ];
    }

    /** @return array<string, string> Optional fields that the site owner can make required. */
    public static function parts(): array
    {
        return [
            ErrorKey::LOCATION => __('Location', 'gazetteer'),
            ErrorKey::ADDRESS => __('Address', 'gazetteer'),
            Field::PHONE => __('Phone', 'gazetteer'),
            Field::WEBSITE => __('Website', 'gazetteer'),
            PlanRules::SOCIAL => __('Social profiles', 'gazetteer'),
            ErrorKey::GALLERY => __('Gallery', 'gazetteer'),
            Field::FEATURED_IMAGE => __('Featured image', 'gazetteer'),
            Field::LOGO => __('Logo', 'gazetteer'),
        ];
    }
}
