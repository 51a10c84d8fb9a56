/** The keys of field errors in the response to a submitted listing. Spec §8. */
export const ERROR_KEY = {
	title: 'postTitle',
	address: 'gAddress',
	category: 'category',
	location: 'location',
	content: 'postContent',
	email: 'email',
	username: 'inputUsername',
	password: 'inputUserpass',
} as const;

/** Two more error keys that existing servers send. They are not in the specification. */
export const EXTRA_ERROR_KEY = { customUsername: 'customUname', gallery: 'listingfiles' } as const;

export type ErrorKey =
	| (typeof ERROR_KEY)[keyof typeof ERROR_KEY]
	| (typeof EXTRA_ERROR_KEY)[keyof typeof EXTRA_ERROR_KEY];
