import {
	CONTACT_ATTRIBUTE,
	CONTACT_EVENT,
	GUARD_INPUT,
	PRIVATE_INPUT,
	type ContactBeforeSubmit,
	type ContactDetail,
	type EventDetails,
	type FormStatus,
} from '@gazetteer/contract';
import type { ContactForm } from '../form.ts';
import { SUBMIT } from '../markup.ts';
import { statusEntered } from '../state.ts';
import { makeInertOn } from '../status-markup.ts';
import type { ActiveContactForm } from './active-form.ts';

/** Told on the form, to everybody, and to be cancelled by nobody. */
export const emit = <Name extends keyof EventDetails>(
	{ bare }: ContactForm,
	type: Name,
	detail: EventDetails[Name],
) => bare.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));

/** What every event says of the form. */
const idsOf = ({ facade }: ContactForm): Omit<ContactDetail, 'status'> => ({
	contactFormId: facade.id,
	pluginVersion: facade.pluginVersion,
	contactFormLocale: facade.locale,
	unitTag: facade.unitTag,
	containerPostId: facade.containerPost,
});

const HIDDEN: readonly string[] = Object.values(GUARD_INPUT);

const isListed = ([name]: [string, FormDataEntryValue]) =>
	!name.startsWith(PRIVATE_INPUT) && !HIDDEN.includes(name);

/** What goes through all events of one send, or one reset. */
export const detailOf = (form: ContactForm, formData: FormData): ContactBeforeSubmit => ({
	...idsOf(form),
	status: form.facade.status,
	inputs: [...formData].filter(isListed).map(([name, value]) => ({ name, value })),
	formData,
});

/** Goes to a status: shows it on the form, where styles and scripts look for it, and tells the page. */
export function enter(form: ActiveContactForm, status: FormStatus): void {
	const { root, bare, facade, store } = form;
	const { status: prevStatus } = store.get();
	if (status === prevStatus) return;

	store.update(statusEntered(status));
	facade.status = status;
	bare.classList.remove(prevStatus);
	bare.classList.add(status);
	bare.setAttribute(CONTACT_ATTRIBUTE.status, status);
	makeInertOn(root, status);

	// Not disabled, which would take the focus from the button and its name from what is sent.
	const busy = String(status === 'submitting');
	bare.setAttribute('aria-busy', busy);
	for (const button of root.querySelectorAll(SUBMIT)) button.setAttribute('aria-disabled', busy);

	emit(form, CONTACT_EVENT.statuschanged, { ...idsOf(form), status, prevStatus });
}
