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
 * Returns the Trusted Types policy, created at first use. Only this package uses it. Undefined if
 * the browser lacks Trusted Types, null if the page forbids the policy.
 */
export function ourPolicy(): Policy | null | undefined {
	if (made !== undefined) return made;
	const { trustedTypes } = window as { trustedTypes?: Factory };
	try {
		return (made = trustedTypes?.createPolicy(NAME, {
			// The HTML is parsed into an inert document only, and sanitised before it is shown.
			createHTML: (html) => html,
			createScriptURL: () => '',
		}));
	} catch {
		return (made = null);
	}
}
