// The English texts of widgets, which are also the keys of their translations. Imported as `TEXT.backToTop`, with one
// export each for tree shaking. The generated PHP copy makes them available to translators.

export const backToTop = 'Back to top';
export const readingProgress = 'Reading progress';

/** Spec §2, responsive main navigation. */
export const openSubMenu = 'Open Sub-Menu';
export const closeSubMenu = 'Close Sub-Menu';

/** Spec §2, pricing plan selection screen. */
export const monthly = 'Monthly';
export const annually = 'Annually';

/** Results and controls of the plan screen. Not in the specification. */
export const plansForCategory = 'Plans for {category}: {count}';
export const generalPlans = 'General plans: {count}';
export const noPlans = 'There are no plans to choose from here yet.';
export const chooseCategory = 'Choose a category to see its plans.';
export const plansFault = 'The plans cannot be shown right now. Please try again in a moment.';
export const loadingPlans = 'Loading plans';
export const planCategory = 'Category';
export const planPeriod = 'Billing period';
export const tryAgain = 'Try again';

/** The upload of a contact form's files, and a file that can no longer be read. Not in the specification. */
export const uploading = 'Uploading';
export const uploadingShare = 'Uploading: {share} %';
export const chooseAgain = 'This file can no longer be read. Please choose it again.';

/** The open photo gallery. Not in the specification. */
export const photos = 'Photos';
export const photosOf = 'Photos of {name}';
export const photoOf = 'Photo {number} of {count}';
export const previousPhoto = 'Previous photo';
export const nextPhoto = 'Next photo';
export const photoFailed = 'This photo could not be loaded.';
export const openPhoto = 'Open it by itself';
export const close = 'Close';
/** Messages of a contact form without a text from the server, or without a response. Not in the specification. */
export const contactSent = 'Thank you! Your message is on its way.';
export const contactInvalid =
	'Something is missing or not quite right. Please look at the marked fields and send again.';
export const contactUnaccepted = 'Please agree to the terms, then send again.';
export const contactSpam =
	'This message looked like spam to us, so it was not delivered. If it is not, please reach us another way.';
export const contactNotSent = 'Your message was not sent. Please try again later.';
export const contactUnexplained =
	'The form was received, but the site did not say what became of it.';
export const contactUnanswered =
	'No answer came from the site. Nothing that you wrote is lost: please send it again.';

/** A restored draft. Not in the specification. */
export const draftRestored = 'What you wrote here before is back.';
export const draftKeep = 'Keep it';
export const draftDiscard = 'Discard it';

export * from './listing-form.ts';
export * from './bot-check.ts';
export * from './listing-submit.ts';
export * from './listing-pictures.ts';
export * from './messages.ts';
