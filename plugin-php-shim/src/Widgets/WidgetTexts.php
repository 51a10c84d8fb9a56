<?php

// Written by `npm run contract` from packages/contract/texts/texts.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Widgets;

/** What widgets show, in English and in the site's own language. */
final class WidgetTexts
{
    /** @return array<string, string> */
    public static function all(): array
    {
        return [
            'Annually' => \__('Annually', 'gazetteer'),
            'Back to top' => \__('Back to top', 'gazetteer'),
            'Billing period' => \__('Billing period', 'gazetteer'),
            'Category' => \__('Category', 'gazetteer'),
            'Choose a category to see its plans.' => \__('Choose a category to see its plans.', 'gazetteer'),
            'Close' => \__('Close', 'gazetteer'),
            'Close Sub-Menu' => \__('Close Sub-Menu', 'gazetteer'),
            'Discard it' => \__('Discard it', 'gazetteer'),
            'Error: This contact form is placed in the wrong place.' => \__('Error: This contact form is placed in the wrong place.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'General plans: {count}' => \__('General plans: {count}', 'gazetteer'),
            'Keep it' => \__('Keep it', 'gazetteer'),
            'Loading plans' => \__('Loading plans', 'gazetteer'),
            'Monthly' => \__('Monthly', 'gazetteer'),
            'Next photo' => \__('Next photo', 'gazetteer'),
            'No answer came from the site. Nothing that you wrote is lost: please send it again.' => \__('No answer came from the site. Nothing that you wrote is lost: please send it again.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'No details available for input: \'{name}\'' => \__('No details available for input: \'{name}\'', 'gazetteer'),
            'Open Sub-Menu' => \__('Open Sub-Menu', 'gazetteer'),
            'Open it by itself' => \__('Open it by itself', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Photo {number} of {count}' => \__('Photo {number} of {count}', 'gazetteer'),
            'Photos' => \__('Photos', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Photos of {name}' => \__('Photos of {name}', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Plans for {category}: {count}' => \__('Plans for {category}: {count}', 'gazetteer'),
            'Please agree to the terms, then send again.' => \__('Please agree to the terms, then send again.', 'gazetteer'),
            'Previous photo' => \__('Previous photo', 'gazetteer'),
            'Reading progress' => \__('Reading progress', 'gazetteer'),
            'Something is missing or not quite right. Please look at the marked fields and send again.' => \__('Something is missing or not quite right. Please look at the marked fields and send again.', 'gazetteer'),
            'Sorry! There is problem in your submission' => \__('Sorry! There is problem in your submission', 'gazetteer'),
            'Thank you! Your message is on its way.' => \__('Thank you! Your message is on its way.', 'gazetteer'),
            'The form was received, but the site did not say what became of it.' => \__('The form was received, but the site did not say what became of it.', 'gazetteer'),
            'The plans cannot be shown right now. Please try again in a moment.' => \__('The plans cannot be shown right now. Please try again in a moment.', 'gazetteer'),
            'The response is not a valid JSON response.' => \__('The response is not a valid JSON response.', 'gazetteer'),
            'There are no plans to choose from here yet.' => \__('There are no plans to choose from here yet.', 'gazetteer'),
            'This file can no longer be read. Please choose it again.' => \__('This file can no longer be read. Please choose it again.', 'gazetteer'),
            'This message looked like spam to us, so it was not delivered. If it is not, please reach us another way.' => \__('This message looked like spam to us, so it was not delivered. If it is not, please reach us another way.', 'gazetteer'),
            'This photo could not be loaded.' => \__('This photo could not be loaded.', 'gazetteer'),
            'Try again' => \__('Try again', 'gazetteer'),
            'Uploading' => \__('Uploading', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Uploading: {share} %' => \__('Uploading: {share} %', 'gazetteer'),
            'What you wrote here before is back.' => \__('What you wrote here before is back.', 'gazetteer'),
            'You are probably offline.' => \__('You are probably offline.', 'gazetteer'),
            'Your message was not sent. Please try again later.' => \__('Your message was not sent. Please try again later.', 'gazetteer'),
        ];
    }
}
