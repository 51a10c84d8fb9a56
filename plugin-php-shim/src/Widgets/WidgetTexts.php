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
            'Add' => \__('Add', 'gazetteer'),
            'Add a question' => \__('Add a question', 'gazetteer'),
            'Add a tag' => \__('Add a tag', 'gazetteer'),
            'All required fields are filled in.' => \__('All required fields are filled in.', 'gazetteer'),
            'Already listed?' => \__('Already listed?', 'gazetteer'),
            'Annually' => \__('Annually', 'gazetteer'),
            'Apply' => \__('Apply', 'gazetteer'),
            'Back to top' => \__('Back to top', 'gazetteer'),
            'Billing period' => \__('Billing period', 'gazetteer'),
            'Bold' => \__('Bold', 'gazetteer'),
            'Cancel' => \__('Cancel', 'gazetteer'),
            'Category' => \__('Category', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Characters left: {count}' => \__('Characters left: {count}', 'gazetteer'),
            'Choose a category to see its plans.' => \__('Choose a category to see its plans.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Chosen: {name}' => \__('Chosen: {name}', 'gazetteer'),
            'Claim it' => \__('Claim it', 'gazetteer'),
            'Close' => \__('Close', 'gazetteer'),
            'Close Sub-Menu' => \__('Close Sub-Menu', 'gazetteer'),
            'Continue' => \__('Continue', 'gazetteer'),
            'Copied to all days.' => \__('Copied to all days.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Copy {day} to all other days' => \__('Copy {day} to all other days', 'gazetteer'),
            'Discard' => \__('Discard', 'gazetteer'),
            'Discard my draft' => \__('Discard my draft', 'gazetteer'),
            'Drop a picture here or choose one' => \__('Drop a picture here or choose one', 'gazetteer'),
            'Drop another one here or choose one' => \__('Drop another one here or choose one', 'gazetteer'),
            'Drop photos here, paste them, or choose them' => \__('Drop photos here, paste them, or choose them', 'gazetteer'),
            'Enter hours as text' => \__('Enter hours as text', 'gazetteer'),
            'Error: This contact form is placed in the wrong place.' => \__('Error: This contact form is placed in the wrong place.', 'gazetteer'),
            'Features' => \__('Features', 'gazetteer'),
            'Fill in' => \__('Fill in', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Filled in: {days}' => \__('Filled in: {days}', 'gazetteer'),
            'Formatting' => \__('Formatting', 'gazetteer'),
            'Gallery' => \__('Gallery', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'General plans: {count}' => \__('General plans: {count}', 'gazetteer'),
            'Heading' => \__('Heading', 'gazetteer'),
            'Italic' => \__('Italic', 'gazetteer'),
            'Keep' => \__('Keep', 'gazetteer'),
            'Link' => \__('Link', 'gazetteer'),
            'Link URL' => \__('Link URL', 'gazetteer'),
            'List' => \__('List', 'gazetteer'),
            'Loading plans' => \__('Loading plans', 'gazetteer'),
            'Marker of the listing. The arrow keys move it.' => \__('Marker of the listing. The arrow keys move it.', 'gazetteer'),
            'Monthly' => \__('Monthly', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Move photo {number} earlier' => \__('Move photo {number} earlier', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Move photo {number} later' => \__('Move photo {number} later', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Move question {number} down' => \__('Move question {number} down', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Move question {number} up' => \__('Move question {number} up', 'gazetteer'),
            'Move with the arrow keys' => \__('Move with the arrow keys', 'gazetteer'),
            'Next photo' => \__('Next photo', 'gazetteer'),
            'No coordinates found.' => \__('No coordinates found.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'No details available for input: \'{name}\'' => \__('No details available for input: \'{name}\'', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'No more than {count} questions.' => \__('No more than {count} questions.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'No more than {count} tags.' => \__('No more than {count} tags.', 'gazetteer'),
            'No plans are available yet.' => \__('No plans are available yet.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Not recognized: {words}' => \__('Not recognized: {words}', 'gazetteer'),
            'Nothing found' => \__('Nothing found', 'gazetteer'),
            'Numbered list' => \__('Numbered list', 'gazetteer'),
            'Open Sub-Menu' => \__('Open Sub-Menu', 'gazetteer'),
            'Open the image' => \__('Open the image', 'gazetteer'),
            'Paste coordinates' => \__('Paste coordinates', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Photo {number} of {count}' => \__('Photo {number} of {count}', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Photo {number} was removed.' => \__('Photo {number} was removed.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Photo {number} was restored.' => \__('Photo {number} was restored.', 'gazetteer'),
            'Photos' => \__('Photos', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Photos added: {number}. Total: {count}.' => \__('Photos added: {number}. Total: {count}.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Photos of {name}' => \__('Photos of {name}', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Photos of {name}, as a preview only. They are not added to your listing.' => \__('Photos of {name}, as a preview only. They are not added to your listing.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Photos: {count}' => \__('Photos: {count}', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Photos: {count} of {most}' => \__('Photos: {count} of {most}', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Places found: {count}. Choose one with the arrow keys.' => \__('Places found: {count}. Choose one with the arrow keys.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Plans for {category}: {count}' => \__('Plans for {category}: {count}', 'gazetteer'),
            'Please Select' => \__('Please Select', 'gazetteer'),
            'Please add at least one image.' => \__('Please add at least one image.', 'gazetteer'),
            'Please add at least one profile.' => \__('Please add at least one profile.', 'gazetteer'),
            'Please add at least one.' => \__('Please add at least one.', 'gazetteer'),
            'Please agree to the terms, then send again.' => \__('Please agree to the terms, then send again.', 'gazetteer'),
            'Please agree to the terms.' => \__('Please agree to the terms.', 'gazetteer'),
            'Please check these fields:' => \__('Please check these fields:', 'gazetteer'),
            'Please choose a category.' => \__('Please choose a category.', 'gazetteer'),
            'Please choose a featured image.' => \__('Please choose a featured image.', 'gazetteer'),
            'Please choose a location.' => \__('Please choose a location.', 'gazetteer'),
            'Please choose a logo.' => \__('Please choose a logo.', 'gazetteer'),
            'Please choose a network.' => \__('Please choose a network.', 'gazetteer'),
            'Please choose at least one.' => \__('Please choose at least one.', 'gazetteer'),
            'Please confirm that you are human, below the form.' => \__('Please confirm that you are human, below the form.', 'gazetteer'),
            'Please enter a description.' => \__('Please enter a description.', 'gazetteer'),
            'Please enter a price that is not lower than “Price from”.' => \__('Please enter a price that is not lower than “Price from”.', 'gazetteer'),
            'Please enter a title.' => \__('Please enter a title.', 'gazetteer'),
            'Please enter a username.' => \__('Please enter a username.', 'gazetteer'),
            'Please enter a valid email address.' => \__('Please enter a valid email address.', 'gazetteer'),
            'Please enter an address.' => \__('Please enter an address.', 'gazetteer'),
            'Please enter the URL.' => \__('Please enter the URL.', 'gazetteer'),
            'Please enter your email address.' => \__('Please enter your email address.', 'gazetteer'),
            'Please enter your password.' => \__('Please enter your password.', 'gazetteer'),
            'Please enter your username or email address.' => \__('Please enter your username or email address.', 'gazetteer'),
            'Please fill out this field.' => \__('Please fill out this field.', 'gazetteer'),
            'Preparing' => \__('Preparing', 'gazetteer'),
            'Preview' => \__('Preview', 'gazetteer'),
            'Previous photo' => \__('Previous photo', 'gazetteer'),
            'Profile URL' => \__('Profile URL', 'gazetteer'),
            'Question removed.' => \__('Question removed.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Question {number}' => \__('Question {number}', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Question {number} of {count}' => \__('Question {number} of {count}', 'gazetteer'),
            'Quotation' => \__('Quotation', 'gazetteer'),
            'Reading progress' => \__('Reading progress', 'gazetteer'),
            'Reload the page' => \__('Reload the page', 'gazetteer'),
            'Remove' => \__('Remove', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Remove photo {number}' => \__('Remove photo {number}', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Remove question {number}' => \__('Remove question {number}', 'gazetteer'),
            'Remove the link' => \__('Remove the link', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Remove {name}' => \__('Remove {name}', 'gazetteer'),
            'Removed when you send the form' => \__('Removed when you send the form', 'gazetteer'),
            'Restore' => \__('Restore', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Restore photo {number}' => \__('Restore photo {number}', 'gazetteer'),
            'Search' => \__('Search', 'gazetteer'),
            'Send again' => \__('Send again', 'gazetteer'),
            'Send without checks in the browser' => \__('Send without checks in the browser', 'gazetteer'),
            'Sending your listing' => \__('Sending your listing', 'gazetteer'),
            'Social media' => \__('Social media', 'gazetteer'),
            'Some fields are missing or invalid. Please check the marked fields and send again.' => \__('Some fields are missing or invalid. Please check the marked fields and send again.', 'gazetteer'),
            'Something went wrong on this page. Nothing was sent. Your text is still here.' => \__('Something went wrong on this page. Nothing was sent. Your text is still here.', 'gazetteer'),
            'Sorry! There is problem in your submission' => \__('Sorry! There is problem in your submission', 'gazetteer'),
            'Still needed:' => \__('Still needed:', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Still needed: {count}' => \__('Still needed: {count}', 'gazetteer'),
            'Such as 47.5896, 7.5299, or the URL of a map. You can also drag the marker or click the map.' => \__('Such as 47.5896, 7.5299, or the URL of a map. You can also drag the marker or click the map.', 'gazetteer'),
            'Such as “Mo–Fr 9:00–18:00, Sa 10–14” or “24/7”.' => \__('Such as “Mo–Fr 9:00–18:00, Sa 10–14” or “24/7”.', 'gazetteer'),
            'Suggested places' => \__('Suggested places', 'gazetteer'),
            'Take a photo' => \__('Take a photo', 'gazetteer'),
            'Thank you! Your message is on its way.' => \__('Thank you! Your message is on its way.', 'gazetteer'),
            'The bot check could not be loaded. Your browser may block it. Allow it for this page, then send again.' => \__('The bot check could not be loaded. Your browser may block it. Allow it for this page, then send again.', 'gazetteer'),
            'The bot check is not set up correctly on this site, so the form cannot be sent. Please tell the site owner. Your text is still here.' => \__('The bot check is not set up correctly on this site, so the form cannot be sent. Please tell the site owner. Your text is still here.', 'gazetteer'),
            'The bot check was not completed. Please send the form again.' => \__('The bot check was not completed. Please send the form again.', 'gazetteer'),
            'The fields of this category could not be loaded.' => \__('The fields of this category could not be loaded.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'The form was filled in with the details of {name}. Please check them.' => \__('The form was filled in with the details of {name}. Please check them.', 'gazetteer'),
            'The form was received, but the site did not return a result.' => \__('The form was received, but the site did not return a result.', 'gazetteer'),
            'The marker was moved.' => \__('The marker was moved.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'The photo is now number {number} of {count}.' => \__('The photo is now number {number} of {count}.', 'gazetteer'),
            'The picture was removed.' => \__('The picture was removed.', 'gazetteer'),
            'The picture was restored.' => \__('The picture was restored.', 'gazetteer'),
            'The place search is not available now. Please enter the details yourself.' => \__('The place search is not available now. Please enter the details yourself.', 'gazetteer'),
            'The plans cannot be shown right now. Please try again in a moment.' => \__('The plans cannot be shown right now. Please try again in a moment.', 'gazetteer'),
            'The response is not a valid JSON response.' => \__('The response is not a valid JSON response.', 'gazetteer'),
            'The site did not respond. Your text is still here. Please send it again.' => \__('The site did not respond. Your text is still here. Please send it again.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'There is already a listing with this name: {name}.' => \__('There is already a listing with this name: {name}.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'This browser cannot read the picture “{name}”. Please save it as a JPEG and choose that file.' => \__('This browser cannot read the picture “{name}”. Please save it as a JPEG and choose that file.', 'gazetteer'),
            'This category has more fields.' => \__('This category has more fields.', 'gazetteer'),
            'This file can no longer be read. Please choose it again.' => \__('This file can no longer be read. Please choose it again.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'This form uses {service} as a bot check. It is loaded only if you agree. Send the form again to agree and continue.' => \__('This form uses {service} as a bot check. It is loaded only if you agree. Send the form again to agree and continue.', 'gazetteer'),
            'This photo could not be loaded.' => \__('This photo could not be loaded.', 'gazetteer'),
            'This value is not valid. Please check it.' => \__('This value is not valid. Please check it.', 'gazetteer'),
            'Try again' => \__('Try again', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Type to search all {count}.' => \__('Type to search all {count}.', 'gazetteer'),
            'Uploading' => \__('Uploading', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Uploading: {share} %' => \__('Uploading: {share} %', 'gazetteer'),
            'Use my location' => \__('Use my location', 'gazetteer'),
            'Waiting for photos or fields that are still loading' => \__('Waiting for photos or fields that are still loading', 'gazetteer'),
            'We received your listing.' => \__('We received your listing.', 'gazetteer'),
            'You are offline. The bot check needs a connection. Your text is still here. Send it again when you are online.' => \__('You are offline. The bot check needs a connection. Your text is still here. Send it again when you are online.', 'gazetteer'),
            'You are offline. Your text is still here. Send it again when you are online.' => \__('You are offline. Your text is still here. Send it again when you are online.', 'gazetteer'),
            'You are online again.' => \__('You are online again.', 'gazetteer'),
            'You are probably offline.' => \__('You are probably offline.', 'gazetteer'),
            'You have an unsent draft of this form. Continue with it?' => \__('You have an unsent draft of this form. Continue with it?', 'gazetteer'),
            'You may be logged out, or this page has expired. Reload it. Your text is kept.' => \__('You may be logged out, or this page has expired. Reload it. Your text is kept.', 'gazetteer'),
            'Your earlier text was restored.' => \__('Your earlier text was restored.', 'gazetteer'),
            'Your listing could not be sent. Your text is still here. Send it again. It is saved only once.' => \__('Your listing could not be sent. Your text is still here. Send it again. It is saved only once.', 'gazetteer'),
            'Your location is not available. Please allow access, or enter an address.' => \__('Your location is not available. Please allow access, or enter an address.', 'gazetteer'),
            'Your message looks like spam, so it was not delivered. If it is not spam, please contact us another way.' => \__('Your message looks like spam, so it was not delivered. If it is not spam, please contact us another way.', 'gazetteer'),
            'Your message was not sent. Please try again later.' => \__('Your message was not sent. Please try again later.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            '{count} found' => \__('{count} found', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            '{name} added.' => \__('{name} added.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            '{name} is already in the list.' => \__('{name} is already in the list.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            '{name} removed.' => \__('{name} removed.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            '{name} replaced.' => \__('{name} replaced.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            '{size} of {most}' => \__('{size} of {most}', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            '“{name}” can no longer be read. Please choose it again.' => \__('“{name}” can no longer be read. Please choose it again.', 'gazetteer'),
        ];
    }
}
