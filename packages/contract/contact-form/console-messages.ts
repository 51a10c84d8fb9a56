/** What only the console is told, in the order in which it is looked for. Spec §8. */
export const CONSOLE_MESSAGE = {
	noConfig: 'wpcf7 is not defined.',
	noApi: 'wpcf7.api is not defined.',
	noFetch: 'Your browser does not support window.fetch().',
	noFormData: 'Your browser does not support window.FormData().',
	noNodeListForEach: 'Your browser does not support NodeList.forEach().',
	noReplaceAll: 'Your browser does not support String.replaceAll().',
} as const;
