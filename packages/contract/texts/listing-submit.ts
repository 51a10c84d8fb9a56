// The texts of the listing form's validation, submission and drafts.

/** Errors for missing or invalid fields. The server uses the same texts. Not in the specification. */
export const needTitle = 'Please enter a title.';
export const needCategory = 'Please choose a category.';
export const needDescription = 'Please enter a description.';
export const needLocation = 'Please choose a location.';
export const needAddress = 'Please enter an address.';
export const needEmail = 'Please enter your email address.';
export const needUsername = 'Please enter a username.';
export const needLogin = 'Please enter your username or email address.';
export const needPassword = 'Please enter your password.';
export const needImage = 'Please add at least one image.';
export const needFeaturedImage = 'Please choose a featured image.';
export const needLogo = 'Please choose a logo.';
export const needProfile = 'Please add at least one profile.';
export const needField = 'Please fill out this field.';
export const needTerms = 'Please agree to the terms.';
export const wrongEmail = 'Please enter a valid email address.';
export const unreadableField = 'This value is not valid. Please check it.';

/** The state of the form before and during submission. Not in the specification. */
export const stillNeeded = 'Still needed:';
export const nothingNeeded = 'All required fields are filled in.';
export const countNeeded = 'Still needed: {count}';
export const checkTheseFields = 'Please check these fields:';
export const waitingForParts = 'Waiting for photos or fields that are still loading';
export const formBroken =
	'Something went wrong on this page. Nothing was sent. Your text is still here.';
export const sendPlainly = 'Send without checks in the browser';
export const sendingListing = 'Sending your listing';
export const cancelSending = 'Cancel';
export const sendingLost =
	'Your listing could not be sent. Your text is still here. Send it again. It is saved only once.';
export const sendingOffline =
	'You are offline. Your text is still here. Send it again when you are online.';
export const onlineAgain = 'You are online again.';
export const sessionOver =
	'You may be logged out, or this page has expired. Reload it. Your text is kept.';
export const reloadPage = 'Reload the page';
export const sendAgain = 'Send again';
export const listingReceived = 'We received your listing.';
export const draftFound = 'You have an unsent draft of this form. Continue with it?';
export const draftGoOn = 'Continue';
export const draftForget = 'Discard my draft';
