import { CONTACT_EVENT } from '@gazetteer/contract';
import { askRefill } from './calls.ts';
import type { Contact } from './contact.ts';
import { detailOf, emit } from './events.ts';
import { fail } from './fail.ts';
import { isClosed } from './post-plainly.ts';
import { answeredSince, renew } from './renew.ts';
import { cleared } from './state.ts';

/** Asks for new questions and pictures; the fields themselves are the browser's to reset. */
export async function reset(contact: Contact): Promise<void> {
	// What has been sent is about to be answered, in this very form.
	if (contact.sending) return;
	const { face, form, store } = contact;
	store.update(cleared);
	const detail = detailOf(contact, new FormData(form));
	const { resetOnMailSent: sent } = face;
	delete face.resetOnMailSent;
	contact.enter('resetting');
	const isAnswered = answeredSince(contact);
	// By a send, or by the form's leaving: then nobody waits for the answer any more.
	const isOvertaken = () => face.status !== 'resetting';
	try {
		const apiResponse = await askRefill(contact);
		if (!isOvertaken()) {
			contact.enter(sent ? 'sent' : 'init');
			emit(contact, CONTACT_EVENT.reset, { ...detail, apiResponse });
			// Who was quicker has answered the question that was there, and it still counts.
			renew(contact, apiResponse, isAnswered);
		}
	} catch (error) {
		// The letter has gone out all the same, and the form says so. One that is to be posted plainly can still be.
		const silent = !!sent || (await isClosed(contact, error));
		if (!isOvertaken()) fail(contact, error, { silent });
	}
}
