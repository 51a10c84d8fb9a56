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
 * Tells the page while the fields still hold what was sent and nothing is drawn yet, and only then draws:
 * listeners have always been able to read and change both.
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

/** The server sent nothing at all (204), which is no fault and leaves everything as it was before the try. */
export function receiveNothing(form: ActiveContactForm): void {
	form.enter(form.store.get().settled);
	if (!isQuiet(form)) form.store.update(answerReceived(pageText(TEXT.contactUnanswered)));
}

/** How long the server asks not to be called. A date would need the visitor's clock to be right. */
const secondsIn = (error: unknown) =>
	Number(error instanceof WireError && error.answer?.retryAfter) || 0;

interface Fault {
	/** Of no matter for the visitor. */
	silent?: boolean;
	/** What the fault was: fields, in the place of a sentence. */
	errors?: readonly FieldError[] | undefined;
}

/** Puts everything back as it was before the try, and says why. */
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
