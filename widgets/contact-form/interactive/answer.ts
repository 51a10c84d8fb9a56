import {
	CONTACT_EVENT,
	CONTACT_INPUT,
	OUTCOME_EVENT,
	TEXT,
	formStatus,
	type ContactBeforeSubmit,
} from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import { WireError } from '@gazetteer/wire';
import { writeInput } from '../form.ts';
import { QUIET } from '../markup.ts';
import { answerReceived, faultReceived, resetStarted, type FieldError } from '../state.ts';
import type { Feedback } from './calls.ts';
import { renewChallenges } from './challenges.ts';
import { emit } from './events.ts';
import type { ActiveContactForm } from './active-form.ts';

/**
 * Processes the server's response. Fires the events first, because listeners may read the submitted
 * values and change the response before it is shown.
 */
export function receive(
	form: ActiveContactForm,
	before: ContactBeforeSubmit,
	answer: Feedback,
): void {
	const { status, message, errors, hash, body } = answer;
	const detail = Object.assign(before, { status, apiResponse: body });
	const entering = formStatus(status);
	form.enter(entering);
	if (Object.hasOwn(OUTCOME_EVENT, entering)) {
		emit(form, OUTCOME_EVENT[entering as keyof typeof OUTCOME_EVENT], detail);
	}
	emit(form, CONTACT_EVENT.submit, detail);

	renewChallenges(form, body);
	if (typeof hash === 'string') writeInput(form, CONTACT_INPUT.postedDataHash, hash);
	if (entering === 'sent') {
		form.facade.resetOnMailSent = true;
		form.store.update(resetStarted(true));
		form.bare.reset();
	}
	form.store.update(answerReceived(message || pageText(TEXT.contactUnexplained), errors));
	form.view?.focusFirstError();
}

const isQuiet = ({ root }: ActiveContactForm) => root.hasAttribute(QUIET);

/**
 * Handles an empty response (204), which is not an error. The form returns to its previous status.
 */
export function receiveNothing(form: ActiveContactForm): void {
	form.enter(form.store.get().settled);
	if (!isQuiet(form)) form.store.update(answerReceived(pageText(TEXT.contactUnanswered)));
}

/**
 * Returns the seconds of the `Retry-After` header. A date is ignored, because the visitor's clock
 * may be wrong.
 */
const secondsIn = (error: unknown) =>
	Number(error instanceof WireError && error.answer?.retryAfter) || 0;

interface Fault {
	/** Whether to hide the error message from the visitor. */
	silent?: boolean;
	/** Errors of single fields, shown instead of the general message. */
	errors?: readonly FieldError[] | undefined;
}

/** Restores the previous status and shows the error. */
export function receiveFault(
	form: ActiveContactForm,
	error: unknown,
	{ silent = false, errors = [] }: Fault = {},
): void {
	const { store } = form;
	form.enter(store.get().settled);
	console.error(error);
	if (silent) return;
	const message = isQuiet(form) ? '' : pageText((error as Error).message);
	store.update(faultReceived(performance.now() + secondsIn(error) * 1e3, message, errors));
	form.view?.focusFirstError();
}
