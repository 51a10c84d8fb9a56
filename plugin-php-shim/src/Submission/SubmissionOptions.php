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
            SubmissionSettings::PUBLISHES_NEW => __('Publish new listings without review', 'gazetteer'),
            SubmissionSettings::REVIEWS_EDITS => __('Review changes to published listings before they are public', 'gazetteer'),
            SubmissionSettings::NEEDS_PLAN => __('Require a plan', 'gazetteer'),
        ] + (WooCommercePayments::isInstalled() ? [WooCommercePayments::SETTING => __('Take payments for plans through WooCommerce', 'gazetteer')] : []);
    }

    /** @return array<string, string> Optional fields that the site owner can make required. */
    public static function parts(): array
    {
        return [
            ErrorKey::LOCATION => __('Location', 'gazetteer'),
            ErrorKey::ADDRESS => __('Address', 'gazetteer'),
            Field::PHONE => __('Phone', 'gazetteer'),
            Field::WEBSITE => __('Website', 'gazetteer'),
            PlanRules::SOCIAL => __('Social media', 'gazetteer'),
            ErrorKey::GALLERY => __('Gallery', 'gazetteer'),
            Field::FEATURED_IMAGE => __('Featured image', 'gazetteer'),
            Field::LOGO => __('Logo', 'gazetteer'),
        ];
    }
}
