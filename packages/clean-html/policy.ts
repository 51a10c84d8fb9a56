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
 * What lets our text be parsed on pages that want to know who parses: one for the whole page, made when
 * first needed. It never leaves this package. Undefined in a browser that knows of none, null where the
 * page does not let us have one.
 */
export function ourPolicy(): Policy | null | undefined {
	if (made !== undefined) return made;
	const { trustedTypes } = window as { trustedTypes?: Factory };
	try {
		return (made = trustedTypes?.createPolicy(NAME, {
			// Only ever for a document that runs nothing, and is cleaned before any of it is shown.
			createHTML: (html) => html,
			createScriptURL: () => '',
		}));
	} catch {
		return (made = null);
	}
}
