// The English texts of widgets, which are also the keys of their translations. Import them as
// `TEXT.backToTop`. Each text is a separate export for tree shaking. PHP translates a generated
// copy.

export const backToTop = 'Back to top';
export const readingProgress = 'Reading progress';

/** Labels of the submenu buttons in the main navigation. Spec §2. */
export const openSubMenu = 'Open Sub-Menu';
export const closeSubMenu = 'Close Sub-Menu';

/** Labels of the billing periods on the plan screen. Spec §2. */
export const monthly = 'Monthly';
export const annually = 'Annually';

/** Texts for the results and controls of the plan screen. Not in the specification. */
export const plansForCategory = 'Plans for {category}: {count}';
export const generalPlans = 'General plans: {count}';
export const noPlans = 'No plans are available yet.';
export const chooseCategory = 'Choose a category to see its plans.';
export const plansFault = 'The plans cannot be shown right now. Please try again in a moment.';
export const loadingPlans = 'Loading plans';
export const planCategory = 'Category';
export const planPeriod = 'Billing period';
export const tryAgain = 'Try again';

/** Texts for the file upload of a contact form. Not in the specification. */
export const uploading = 'Uploading';
export const uploadingShare = 'Uploading: {share} %';
export const chooseAgain = 'This file can no longer be read. Please choose it again.';

/** Texts for the photo viewer. Not in the specification. */
export const photos = 'Photos';
export const photosOf = 'Photos of {name}';
export const photoOf = 'Photo {number} of {count}';
export const previousPhoto = 'Previous photo';
export const nextPhoto = 'Next photo';
export const photoFailed = 'This photo could not be loaded.';
export const openPhoto = 'Open the photo';
export const close = 'Close';
/** Texts for the directory. Not in the specification. */
export const filters = 'Filters';
export const showResults = 'Show results ({count})';
export const suggestions = 'Suggestions';
export const suggestedListings = 'Listings';
export const suggestedCategories = 'Categories';
export const suggestedPlaces = 'Places';

/**
 * Messages of a contact form if the server sent no response, or a response without a message. Not
 * in the specification.
 */
export const contactSent = 'Thank you! Your message is on its way.';
export const contactInvalid =
	'Some fields are missing or invalid. Please check the marked fields and send again.';
export const contactUnaccepted = 'Please agree to the terms, then send again.';
export const contactSpam =
	'Your message looks like spam, so it was not delivered. If it is not spam, please contact us another way.';
export const contactNotSent = 'Your message was not sent. Please try again later.';
export const contactUnexplained = 'The form was received, but the site did not return a result.';
export const contactUnanswered =
	'The site did not respond. Your text is still here. Please send it again.';

/** Texts for the notice about a restored draft. Not in the specification. */
export const draftRestored = 'Your earlier text was restored.';
export const draftKeep = 'Keep';
export const draftDiscard = 'Discard';

export * from './listing-form.ts';
export * from './bot-check.ts';
export * from './listing-submit.ts';
export * from './listing-pictures.ts';
export * from './messages.ts';
