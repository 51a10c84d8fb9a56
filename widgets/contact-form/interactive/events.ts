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

/** Dispatches an event on the form. The event bubbles and cannot be cancelled. */
export const emit = <Name extends keyof EventDetails>(
	{ bare }: ContactForm,
	type: Name,
	detail: EventDetails[Name],
) => bare.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));

/** The form's ids, which every event contains. */
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

/** The event detail that all events of one submission or reset share. */
export const detailOf = (form: ContactForm, formData: FormData): ContactBeforeSubmit => ({
	...idsOf(form),
	status: form.facade.status,
	inputs: [...formData].filter(isListed).map(([name, value]) => ({ name, value })),
	formData,
});

/** Changes the status: updates the attributes that styles and scripts use, and fires an event. */
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

	// Use `aria-disabled` instead of `disabled`, which would remove the focus and exclude the
	// button's name and value from the request.
	const busy = String(status === 'submitting');
	bare.setAttribute('aria-busy', busy);
	for (const button of root.querySelectorAll(SUBMIT)) button.setAttribute('aria-disabled', busy);

	emit(form, CONTACT_EVENT.statuschanged, { ...idsOf(form), status, prevStatus });
}
