import { CONTACT_ATTRIBUTE, CONTACT_EVENT, type FormStatus } from '@gazetteer/contract';
import type { Contact } from './contact.ts';
import { emit } from './events.ts';
import { rest } from './inert.ts';
import { SUBMIT } from './markup.ts';

const PASSAGE = /^(submitting|resetting|validating)$/;

/** Written on the form, where styles and scripts look for it, and told to the page. */
export function enter(contact: Contact, status: FormStatus): void {
	const { root, bare, ids, face } = contact;
	const { status: prevStatus } = face;
	if (status === prevStatus) return;
	if (!PASSAGE.test(status)) contact.settled = status;

	face.status = status;
	bare.classList.remove(prevStatus);
	bare.classList.add(status);
	bare.setAttribute(CONTACT_ATTRIBUTE.status, status);
	rest(root, status);

	// Not disabled, which would take the focus from the button and its name from what is sent.
	const busy = String(status === 'submitting');
	bare.setAttribute('aria-busy', busy);
	for (const button of root.querySelectorAll(SUBMIT)) button.setAttribute('aria-disabled', busy);

	emit(contact, CONTACT_EVENT.statuschanged, { ...ids, status, prevStatus });
}
