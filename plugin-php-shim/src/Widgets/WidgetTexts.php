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
            'Address of the link' => \__('Address of the link', 'gazetteer'),
            'Address of the profile' => \__('Address of the profile', 'gazetteer'),
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
            'Copied to all days.' => \__('Copied to all days.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Copy {day} to all other days' => \__('Copy {day} to all other days', 'gazetteer'),
            'Discard it' => \__('Discard it', 'gazetteer'),
            'Drop a picture here or choose it' => \__('Drop a picture here or choose it', 'gazetteer'),
            'Drop another one here or choose it' => \__('Drop another one here or choose it', 'gazetteer'),
            'Drop photos here, paste them, or choose them' => \__('Drop photos here, paste them, or choose them', 'gazetteer'),
            'Error: This contact form is placed in the wrong place.' => \__('Error: This contact form is placed in the wrong place.', 'gazetteer'),
            'Everything that is needed is there.' => \__('Everything that is needed is there.', 'gazetteer'),
            'Features' => \__('Features', 'gazetteer'),
            'Fill in' => \__('Fill in', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Filled in: {days}' => \__('Filled in: {days}', 'gazetteer'),
            'Forget what I wrote here' => \__('Forget what I wrote here', 'gazetteer'),
            'Formatting' => \__('Formatting', 'gazetteer'),
            'Gallery' => \__('Gallery', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'General plans: {count}' => \__('General plans: {count}', 'gazetteer'),
            'Getting ready' => \__('Getting ready', 'gazetteer'),
            'Go on' => \__('Go on', 'gazetteer'),
            'Goes when you send the form' => \__('Goes when you send the form', 'gazetteer'),
            'Heading' => \__('Heading', 'gazetteer'),
            'Italic' => \__('Italic', 'gazetteer'),
            'Keep it' => \__('Keep it', 'gazetteer'),
            'Link' => \__('Link', 'gazetteer'),
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
            'No answer came from the site. Nothing that you wrote is lost: please send it again.' => \__('No answer came from the site. Nothing that you wrote is lost: please send it again.', 'gazetteer'),
            'No coordinates were found in this.' => \__('No coordinates were found in this.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'No details available for input: \'{name}\'' => \__('No details available for input: \'{name}\'', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'No more than {count} questions.' => \__('No more than {count} questions.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'No more than {count} tags.' => \__('No more than {count} tags.', 'gazetteer'),
            'Nothing found' => \__('Nothing found', 'gazetteer'),
            'Numbered list' => \__('Numbered list', 'gazetteer'),
            'Open Sub-Menu' => \__('Open Sub-Menu', 'gazetteer'),
            'Open it by itself' => \__('Open it by itself', 'gazetteer'),
            'Paste coordinates' => \__('Paste coordinates', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Photo {number} is back.' => \__('Photo {number} is back.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Photo {number} of {count}' => \__('Photo {number} of {count}', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Photo {number} was taken away.' => \__('Photo {number} was taken away.', 'gazetteer'),
            'Photos' => \__('Photos', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Photos added: {number}. There are {count} now.' => \__('Photos added: {number}. There are {count} now.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Photos of {name}' => \__('Photos of {name}', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Photos of {name}, to look at only. They are not part of your listing.' => \__('Photos of {name}, to look at only. They are not part of your listing.', 'gazetteer'),
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
            'Please choose a category.' => \__('Please choose a category.', 'gazetteer'),
            'Please choose a featured image.' => \__('Please choose a featured image.', 'gazetteer'),
            'Please choose a location.' => \__('Please choose a location.', 'gazetteer'),
            'Please choose a logo.' => \__('Please choose a logo.', 'gazetteer'),
            'Please choose at least one.' => \__('Please choose at least one.', 'gazetteer'),
            'Please choose where it is.' => \__('Please choose where it is.', 'gazetteer'),
            'Please confirm that you are human, below the form.' => \__('Please confirm that you are human, below the form.', 'gazetteer'),
            'Please enter a description.' => \__('Please enter a description.', 'gazetteer'),
            'Please enter a price that is not lower than “Price from”.' => \__('Please enter a price that is not lower than “Price from”.', 'gazetteer'),
            'Please enter a title.' => \__('Please enter a title.', 'gazetteer'),
            'Please enter a username.' => \__('Please enter a username.', 'gazetteer'),
            'Please enter a valid email address.' => \__('Please enter a valid email address.', 'gazetteer'),
            'Please enter an address.' => \__('Please enter an address.', 'gazetteer'),
            'Please enter its address.' => \__('Please enter its address.', 'gazetteer'),
            'Please enter your email address.' => \__('Please enter your email address.', 'gazetteer'),
            'Please enter your password.' => \__('Please enter your password.', 'gazetteer'),
            'Please enter your username or email address.' => \__('Please enter your username or email address.', 'gazetteer'),
            'Please fill out this field.' => \__('Please fill out this field.', 'gazetteer'),
            'Please look at these again:' => \__('Please look at these again:', 'gazetteer'),
            'Preview' => \__('Preview', 'gazetteer'),
            'Previous photo' => \__('Previous photo', 'gazetteer'),
            'Put it back' => \__('Put it back', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Put photo {number} back' => \__('Put photo {number} back', 'gazetteer'),
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
            'Search' => \__('Search', 'gazetteer'),
            'Send again' => \__('Send again', 'gazetteer'),
            'Send the form without this page’s checks' => \__('Send the form without this page’s checks', 'gazetteer'),
            'Sending your listing' => \__('Sending your listing', 'gazetteer'),
            'Social media' => \__('Social media', 'gazetteer'),
            'Something is missing or not quite right. Please look at the marked fields and send again.' => \__('Something is missing or not quite right. Please look at the marked fields and send again.', 'gazetteer'),
            'Something went wrong on this page. Nothing was sent, and what you wrote is still here.' => \__('Something went wrong on this page. Nothing was sent, and what you wrote is still here.', 'gazetteer'),
            'Sorry! There is problem in your submission' => \__('Sorry! There is problem in your submission', 'gazetteer'),
            'Still needed:' => \__('Still needed:', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Still needed: {count}' => \__('Still needed: {count}', 'gazetteer'),
            'Such as 47.5896, 7.5299, or the address of a map. Or drag the marker, or click the map.' => \__('Such as 47.5896, 7.5299, or the address of a map. Or drag the marker, or click the map.', 'gazetteer'),
            'Such as “Mo–Fr 9:00–18:00, Sa 10–14” or “24/7”.' => \__('Such as “Mo–Fr 9:00–18:00, Sa 10–14” or “24/7”.', 'gazetteer'),
            'Suggested places' => \__('Suggested places', 'gazetteer'),
            'Take a photo' => \__('Take a photo', 'gazetteer'),
            'Thank you! Your message is on its way.' => \__('Thank you! Your message is on its way.', 'gazetteer'),
            'The check against robots could not be loaded. Something in your browser may block it: allow it for this page, then send again.' => \__('The check against robots could not be loaded. Something in your browser may block it: allow it for this page, then send again.', 'gazetteer'),
            'The check against robots is not set up correctly on this site, so the form cannot be sent. Please tell the site’s owner. What you wrote stays here.' => \__('The check against robots is not set up correctly on this site, so the form cannot be sent. Please tell the site’s owner. What you wrote stays here.', 'gazetteer'),
            'The check against robots was not finished. Please send the form again.' => \__('The check against robots was not finished. Please send the form again.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'The form is filled in with the details of {name}. Please look through them.' => \__('The form is filled in with the details of {name}. Please look through them.', 'gazetteer'),
            'The form was received, but the site did not say what became of it.' => \__('The form was received, but the site did not say what became of it.', 'gazetteer'),
            'The marker is moved.' => \__('The marker is moved.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'The photo is number {number} of {count} now.' => \__('The photo is number {number} of {count} now.', 'gazetteer'),
            'The picture is back.' => \__('The picture is back.', 'gazetteer'),
            'The picture was taken away.' => \__('The picture was taken away.', 'gazetteer'),
            'The place search does not answer just now. Please fill in the details yourself.' => \__('The place search does not answer just now. Please fill in the details yourself.', 'gazetteer'),
            'The plans cannot be shown right now. Please try again in a moment.' => \__('The plans cannot be shown right now. Please try again in a moment.', 'gazetteer'),
            'The response is not a valid JSON response.' => \__('The response is not a valid JSON response.', 'gazetteer'),
            'There are no plans to choose from here yet.' => \__('There are no plans to choose from here yet.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'There is a listing of that name already: {name}.' => \__('There is a listing of that name already: {name}.', 'gazetteer'),
            'There is more to fill in for this category.' => \__('There is more to fill in for this category.', 'gazetteer'),
            'This cannot be read. Please check it.' => \__('This cannot be read. Please check it.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'This cannot be read: {words}' => \__('This cannot be read: {words}', 'gazetteer'),
            'This file can no longer be read. Please choose it again.' => \__('This file can no longer be read. Please choose it again.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'This form is checked against robots by {service}, which is loaded only if you agree. Send the form again to agree and go on.' => \__('This form is checked against robots by {service}, which is loaded only if you agree. Send the form again to agree and go on.', 'gazetteer'),
            'This message looked like spam to us, so it was not delivered. If it is not, please reach us another way.' => \__('This message looked like spam to us, so it was not delivered. If it is not, please reach us another way.', 'gazetteer'),
            'This photo could not be loaded.' => \__('This photo could not be loaded.', 'gazetteer'),
            'Try again' => \__('Try again', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Type to see more of {count}.' => \__('Type to see more of {count}.', 'gazetteer'),
            'Uploading' => \__('Uploading', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            'Uploading: {share} %' => \__('Uploading: {share} %', 'gazetteer'),
            'Use my location' => \__('Use my location', 'gazetteer'),
            'Waiting for photos or fields that are still loading' => \__('Waiting for photos or fields that are still loading', 'gazetteer'),
            'What this category asks for could not be loaded.' => \__('What this category asks for could not be loaded.', 'gazetteer'),
            'What you wrote here before is back.' => \__('What you wrote here before is back.', 'gazetteer'),
            'Write the hours' => \__('Write the hours', 'gazetteer'),
            'You are offline, and the check against robots needs a connection. Nothing that you wrote is lost: send it again when you are back.' => \__('You are offline, and the check against robots needs a connection. Nothing that you wrote is lost: send it again when you are back.', 'gazetteer'),
            'You are offline. Nothing that you wrote is lost: send it again when you are back.' => \__('You are offline. Nothing that you wrote is lost: send it again when you are back.', 'gazetteer'),
            'You are online again.' => \__('You are online again.', 'gazetteer'),
            'You are probably offline.' => \__('You are probably offline.', 'gazetteer'),
            'You began this form before and did not send it. Go on where you left off?' => \__('You began this form before and did not send it. Go on where you left off?', 'gazetteer'),
            'You may have been logged out meanwhile, or this page is too old. Reload it: what you wrote is kept.' => \__('You may have been logged out meanwhile, or this page is too old. Reload it: what you wrote is kept.', 'gazetteer'),
            'Your listing could not be sent. Nothing that you wrote is lost: send it again, as often as you like. It arrives once.' => \__('Your listing could not be sent. Nothing that you wrote is lost: send it again, as often as you like. It arrives once.', 'gazetteer'),
            'Your listing has arrived.' => \__('Your listing has arrived.', 'gazetteer'),
            'Your location cannot be read. Please allow it, or enter an address.' => \__('Your location cannot be read. Please allow it, or enter an address.', 'gazetteer'),
            'Your message was not sent. Please try again later.' => \__('Your message was not sent. Please try again later.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            '{count} found' => \__('{count} found', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            '{name} added.' => \__('{name} added.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            '{name} is there already.' => \__('{name} is there already.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            '{name} removed.' => \__('{name} removed.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            '{name} replaced.' => \__('{name} replaced.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            '{size} of {most}' => \__('{size} of {most}', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            '“{name}” can no longer be read. Please choose it again.' => \__('“{name}” can no longer be read. Please choose it again.', 'gazetteer'),
            /* translators: a word in braces stands for a value; leave it as it is. */
            '“{name}” is no picture that this browser can read. Please save it as a JPEG and choose that.' => \__('“{name}” is no picture that this browser can read. Please save it as a JPEG and choose that.', 'gazetteer'),
        ];
    }
}
