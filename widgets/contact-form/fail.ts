import { TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import { WireError } from '@gazetteer/wire';
import type { Contact } from './contact.ts';
import { QUIET } from './markup.ts';
import { told, type FieldError } from './state.ts';

/** A server that asks to be left alone names seconds. A date would need the visitor's clock to be right. */
const secondsIn = (error: unknown) =>
	Number(error instanceof WireError && error.answer?.retryAfter) || 0;

const isQuiet = ({ root }: Contact) => root.hasAttribute(QUIET);

/** The server sent nothing at all (204), which is no fault and leaves everything as it was before the try. */
export function unanswered(contact: Contact): void {
	contact.enter(contact.settled);
	if (!isQuiet(contact)) contact.store.update(told(pageText(TEXT.contactUnanswered)));
}

/** Puts everything back as it was before the try. Says why, unless fields are to blame or it is no matter for the visitor. */
export function fail(
	contact: Contact,
	error: unknown,
	{
		silent = false,
		errors = [],
	}: { silent?: boolean; errors?: readonly FieldError[] | undefined } = {},
): void {
	contact.enter(contact.settled);
	console.error(error);
	if (silent) return;
	const message = isQuiet(contact) ? '' : pageText((error as Error).message);
	contact.patience = { until: performance.now() + secondsIn(error) * 1e3, message };
	contact.store.update(told(errors.length ? '' : message, errors));
	contact.view?.focusFirstError();
}
