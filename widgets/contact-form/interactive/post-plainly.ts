import { GUARD_INPUT } from '@gazetteer/contract';
import { WireError } from '@gazetteer/wire';
import { writeInput, type ContactForm } from '../form.ts';
import { askSchema } from '../server.ts';
import type { ActiveContactForm } from './active-form.ts';

const TOO_OFTEN = 429;
const BROKEN = 500;

/**
 * Whether this server takes no such calls at all: it turned this one away, and the one for the form's rules too.
 * A server that broke down may have done what it was asked for, and is not asked again.
 */
export async function isClosed(form: ContactForm, error: unknown): Promise<boolean> {
	const status = error instanceof WireError ? error.answer?.status : undefined;
	if (!status || status === TOO_OFTEN || status >= BROKEN) return false;
	await askSchema(form);
	return !form.facade.schema;
}

/** Sends the form the way it goes without a script: the page is left, and the one that follows says what came of it. */
export function postPlainly(form: ActiveContactForm, submitter?: HTMLElement | null): void {
	const { bare, store } = form;
	const { name, value } = (submitter ?? {}) as HTMLButtonElement;
	if (name) {
		const pressed = document.createElement('input');
		Object.assign(pressed, { type: 'hidden', name, value });
		bare.append(pressed);
	}
	// The server then knows this try from another, however often the page is loaded anew.
	writeInput(form, GUARD_INPUT.request, store.get().request);
	bare.submit();
}
