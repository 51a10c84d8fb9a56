import { CONTACT_CLASS as CLASS } from '@gazetteer/contract';
import type { ContactForm } from '../form.ts';
import { SUBMIT } from '../markup.ts';

const REQUIRED = `.${CLASS.acceptance}:not(.${CLASS.optional})`;
const UNMET = `${REQUIRED}:not(.${CLASS.invert}) input:enabled:not(:checked),${REQUIRED}.${CLASS.invert} input:enabled:checked`;

/**
 * Disables the submit button until all required checkboxes are accepted, unless the server checks
 * them.
 */
export function acceptance({ root, bare, leaving }: ContactForm): void {
	if (bare.matches(`.${CLASS.acceptanceAsValidation}`) || !root.querySelector(REQUIRED)) return;
	const closed = !leaving.aborted && !!root.querySelector(UNMET);
	for (const button of root.querySelectorAll<HTMLButtonElement>(SUBMIT)) button.disabled = closed;
}
