import { CONTACT_EVENT, GUARD_INPUT } from '@gazetteer/contract';
import { pageConfig } from '@gazetteer/host';
import { answered } from './answered.ts';
import type { Contact } from './contact.ts';
import { detailOf, emit } from './events.ts';
import { contactGlobal } from './face.ts';
import { requestKey } from './request-key.ts';
import { send } from './send.ts';
import { cleared, told } from './state.ts';

const isBlocked = () => contactGlobal()?.blocked ?? pageConfig().blocked;

/** The whole form as it is now, with the button that was pressed and the name of this try. */
function filledIn(contact: Contact, submitter?: HTMLElement | null): FormData {
	const formData = new FormData(contact.form);
	const { name, value } = (submitter ?? {}) as HTMLButtonElement;
	if (name) formData.append(name, value);
	if (formData.has(GUARD_INPUT.request)) {
		formData.set(GUARD_INPUT.request, (contact.request ||= requestKey()));
	}
	return formData;
}

/** Sends once, whoever asks how often. */
export async function submit(contact: Contact, submitter?: HTMLElement | null): Promise<void> {
	const { store, patience } = contact;
	if (contact.sending) return;
	contact.sentFrom = contact.form.ownerDocument.activeElement;
	store.update(cleared);
	if (isBlocked()) return contact.enter('submitting');
	if (patience && performance.now() < patience.until) {
		return store.update(told(patience.message));
	}
	const formData = filledIn(contact, submitter);
	const detail = detailOf(contact, formData);
	emit(contact, CONTACT_EVENT.beforesubmit, detail);
	contact.enter('submitting');
	const answer = await send(contact, formData, submitter);
	if (answer) answered(contact, detail, answer);
}
