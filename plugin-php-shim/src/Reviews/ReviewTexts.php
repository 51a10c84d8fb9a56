<?php

declare(strict_types=1);

namespace Gazetteer\Reviews;

/** The texts about reviews that several classes show. */
final class ReviewTexts
{
    /** @return array<string, string> Why a visitor can report a review. */
    public static function reasons(): array
    {
        return [
            'spam' => __('Advertising or spam', 'gazetteer'),
            'fake' => __('The author was not there', 'gazetteer'),
            'offensive' => __('Insulting or hateful', 'gazetteer'),
            'private' => __('Contains personal data', 'gazetteer'),
            'legal' => __('Violates the law or my rights', 'gazetteer'),
            'other' => __('Another reason', 'gazetteer'),
        ];
    }

    /** Returns the notice after a form was sent; '' for none. */
    public static function done(string $what): string
    {
        return match ($what) {
            'published' => __('Thank you. Your review is published.', 'gazetteer'),
            'held' => __('Thank you. We will publish your review after we have checked it.', 'gazetteer'),
            'replied' => __('Your reply is published.', 'gazetteer'),
            'reported' => __('Thank you. We will check the review.', 'gazetteer'),
            'helpful' => __('Thank you for your vote.', 'gazetteer'),
            default => '',
        };
    }

    public static function closed(): string
    {
        return __('You cannot review this listing.', 'gazetteer');
    }

    public static function gone(): string
    {
        return __('This review is no longer published.', 'gazetteer');
    }

    public static function expired(): string
    {
        return __('This page was open for too long. Please send the form again.', 'gazetteer');
    }

    public static function problem(): string
    {
        return __('Your review was not saved. Please check the marked fields.', 'gazetteer');
    }

    public static function logIn(): string
    {
        return __('There is already a review by the account with this email address. Log in to change it.', 'gazetteer');
    }

    public static function noReply(): string
    {
        return __('Please enter a reply of at most 5,000 characters.', 'gazetteer');
    }

    public static function noReason(): string
    {
        return __('Please select a reason for the report.', 'gazetteer');
    }
}
