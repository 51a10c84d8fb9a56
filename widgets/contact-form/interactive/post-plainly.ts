import { GUARD_INPUT } from '@gazetteer/contract';
import { WireError } from '@gazetteer/wire';
import { writeInput, type ContactForm } from '../form.ts';
import { askSchema } from '../server.ts';
import type { ActiveContactForm } from './active-form.ts';

const TOO_OFTEN = 429;
const BROKEN = 500;

/**
 * Returns whether the server blocks the REST API. This is the case if it rejected both the
 * submission and the request for the form's rules. After a server error or a rate limit, the form
 * must not be sent again.
 */
export async function isRestBlocked(form: ContactForm, error: unknown): Promise<boolean> {
	const status = error instanceof WireError ? error.answer?.status : undefined;
	if (!status || status === TOO_OFTEN || status >= BROKEN) return false;
	await askSchema(form);
	return !form.facade.schema;
}

/** Submits the form without AJAX. The next page shows the result. */
export function postPlainly(form: ActiveContactForm, submitter?: HTMLElement | null): void {
	const { bare, store } = form;
	const { name, value } = (submitter ?? {}) as HTMLButtonElement;
	if (name) {
		const pressed = document.createElement('input');
		Object.assign(pressed, { type: 'hidden', name, value });
		bare.append(pressed);
	}
	// The request key lets the server detect a repeated submission after a reload.
	writeInput(form, GUARD_INPUT.request, store.get().request);
	bare.submit();
}
