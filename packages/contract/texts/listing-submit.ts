// The texts of the listing form during validation, submission and drafts. Texts as in texts.ts.

/** The errors of missing fields. The server uses the same texts. Not in the specification. */
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
export const unreadableField = 'This cannot be read. Please check it.';

/** The state of the listing form before and during submission. Not in the specification. */
export const stillNeeded = 'Still needed:';
export const nothingNeeded = 'Everything that is needed is there.';
export const countNeeded = 'Still needed: {count}';
export const anotherLook = 'Please look at these again:';
export const waitingForParts = 'Waiting for photos or fields that are still loading';
export const formBroken =
	'Something went wrong on this page. Nothing was sent, and what you wrote is still here.';
export const sendPlainly = 'Send the form without this page’s checks';
export const sendingListing = 'Sending your listing';
export const cancelSending = 'Cancel';
export const sendingLost =
	'Your listing could not be sent. Nothing that you wrote is lost: send it again, as often as you like. It arrives once.';
export const sendingOffline =
	'You are offline. Nothing that you wrote is lost: send it again when you are back.';
export const onlineAgain = 'You are online again.';
export const sessionOver =
	'You may have been logged out meanwhile, or this page is too old. Reload it: what you wrote is kept.';
export const reloadPage = 'Reload the page';
export const sendAgain = 'Send again';
export const noWayOn = 'Your listing has arrived.';
export const draftFound =
	'You began this form before and did not send it. Go on where you left off?';
export const draftGoOn = 'Go on';
export const draftForget = 'Forget what I wrote here';
