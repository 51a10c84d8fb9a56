// The English texts that widgets show, which are also the keys of their translations. Imported as
// `TEXT.backToTop`, one export each, so that a bundle carries only what it uses. The written PHP copy
// hands every one of them to the site's translators.

export const backToTop = 'Back to top';
export const readingProgress = 'Reading progress';

/** Spec §2, responsive main navigation. */
export const openSubMenu = 'Open Sub-Menu';
export const closeSubMenu = 'Close Sub-Menu';

/** Spec §2, pricing plan selection screen. */
export const monthly = 'Monthly';
export const annually = 'Annually';

/** Ours: what the plan screen says of its answers and of its controls. */
export const plansForCategory = 'Plans for {category}: {count}';
export const generalPlans = 'General plans: {count}';
export const noPlans = 'There are no plans to choose from here yet.';
export const chooseCategory = 'Choose a category to see its plans.';
export const loadingPlans = 'Loading plans';
export const planCategory = 'Category';
export const planPeriod = 'Billing period';
export const tryAgain = 'Try again';

/** Ours: while the files of a contact form are on their way, and when one of them cannot be read any more. */
export const uploading = 'Uploading';
export const uploadingShare = 'Uploading: {share} %';
export const chooseAgain = 'This file can no longer be read. Please choose it again.';

export * from './messages.ts';
