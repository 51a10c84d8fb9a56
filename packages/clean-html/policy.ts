import type { Config } from 'dompurify';

export type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

interface Factory {
	createPolicy: (
		name: string,
		rules: {
			createHTML: (html: string) => string;
			createScriptURL: (address: string) => string;
		},
	) => Policy;
}

const NAME = 'gazetteer';

let made: Policy | null | undefined;

/**
 * The Trusted Types policy of the page, created at first use. It is private to this package. Undefined in a browser
 * without Trusted Types, null if the page forbids the policy.
 */
export function ourPolicy(): Policy | null | undefined {
	if (made !== undefined) return made;
	const { trustedTypes } = window as { trustedTypes?: Factory };
	try {
		return (made = trustedTypes?.createPolicy(NAME, {
			// Used only for inert documents, which are sanitised before they are shown.
			createHTML: (html) => html,
			createScriptURL: () => '',
		}));
	} catch {
		return (made = null);
	}
}
