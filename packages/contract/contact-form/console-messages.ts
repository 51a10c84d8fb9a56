/**
 * Messages for the browser console, in the order in which the code checks their conditions.
 * Spec §8.
 */
export const CONSOLE_MESSAGE = {
	noConfig: 'wpcf7 is not defined.',
	noApi: 'wpcf7.api is not defined.',
	noFetch: 'Your browser does not support window.fetch().',
	noFormData: 'Your browser does not support window.FormData().',
	noNodeListForEach: 'Your browser does not support NodeList.forEach().',
	noReplaceAll: 'Your browser does not support String.replaceAll().',
} as const;
