import {
	CONTACT_EVENT,
	CONTACT_INPUT,
	OUTCOME_EVENT,
	formStatus,
	type ContactBeforeSubmit,
} from '@gazetteer/contract';
import type { Feedback } from './calls.ts';
import type { Contact } from './contact.ts';
import { emit } from './events.ts';
import { write } from './inputs.ts';
import { ownWords } from './own-words.ts';
import { renew } from './renew.ts';
import { told } from './state.ts';

/**
 * Tells the page while the fields still hold what was sent and nothing is drawn yet, and only then draws:
 * listeners have always been able to read and change both.
 */
export function answered(contact: Contact, before: ContactBeforeSubmit, answer: Feedback): void {
	const { status, message, errors, hash, said } = answer;
	const detail = Object.assign(before, { status, apiResponse: said });
	const entering = formStatus(status);
	contact.enter(entering);
	if (Object.hasOwn(OUTCOME_EVENT, entering)) {
		emit(contact, OUTCOME_EVENT[entering as keyof typeof OUTCOME_EVENT], detail);
	}
	emit(contact, CONTACT_EVENT.submit, detail);

	renew(contact, said);
	if (typeof hash === 'string') write(contact, CONTACT_INPUT.postedDataHash, hash);
	if (entering === 'sent') {
		contact.face.resetOnMailSent = true;
		contact.bare.reset();
	}
	contact.store.update(told(message || ownWords(entering), errors));
	contact.view?.focusFirstError();
}
