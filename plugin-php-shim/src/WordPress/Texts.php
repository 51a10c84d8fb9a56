<?php

// Written by `npm run contract` from packages/contract/texts.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\WordPress;

/** What widgets show, in English and in the site's own language. */
final class Texts
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
            'Close Sub-Menu' => \__('Close Sub-Menu', 'gazetteer'),
            'Error: This contact form is placed in the wrong place.' => \__('Error: This contact form is placed in the wrong place.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'General plans: {count}' => \__('General plans: {count}', 'gazetteer'),
            'Loading plans' => \__('Loading plans', 'gazetteer'),
            'Monthly' => \__('Monthly', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'No details available for input: \'{name}\'' => \__('No details available for input: \'{name}\'', 'gazetteer'),
            'Open Sub-Menu' => \__('Open Sub-Menu', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Plans for {category}: {count}' => \__('Plans for {category}: {count}', 'gazetteer'),
            'Reading progress' => \__('Reading progress', 'gazetteer'),
            'Sorry! There is problem in your submission' => \__('Sorry! There is problem in your submission', 'gazetteer'),
            'The response is not a valid JSON response.' => \__('The response is not a valid JSON response.', 'gazetteer'),
            'There are no plans to choose from here yet.' => \__('There are no plans to choose from here yet.', 'gazetteer'),
            'This file can no longer be read. Please choose it again.' => \__('This file can no longer be read. Please choose it again.', 'gazetteer'),
            'Try again' => \__('Try again', 'gazetteer'),
            'Uploading' => \__('Uploading', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Uploading: {share} %' => \__('Uploading: {share} %', 'gazetteer'),
            'You are probably offline.' => \__('You are probably offline.', 'gazetteer'),
        ];
    }
}
