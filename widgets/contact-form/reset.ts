import { CONTACT_EVENT } from '@gazetteer/contract';
import { askRefill } from './calls.ts';
import type { Contact } from './contact.ts';
import { detailOf, emit } from './events.ts';
import { fail } from './fail.ts';
import { renew } from './renew.ts';
import { cleared } from './state.ts';

/** Asks for new questions and pictures; the fields themselves are the browser's to reset. */
export async function reset(contact: Contact): Promise<void> {
	const { face, form, store } = contact;
	store.update(cleared);
	const detail = detailOf(contact, new FormData(form));
	const sent = face.resetOnMailSent;
	delete face.resetOnMailSent;
	contact.enter('resetting');
	try {
		const apiResponse = await askRefill(contact);
		contact.enter(sent ? 'sent' : 'init');
		emit(contact, CONTACT_EVENT.reset, { ...detail, apiResponse });
		renew(contact, apiResponse);
	} catch (error) {
		// The letter has gone out all the same, and the form says so.
		fail(contact, error, { silent: !!sent });
	}
}
