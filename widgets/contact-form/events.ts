import {
	GUARD_INPUT,
	PRIVATE_INPUT,
	type ContactBeforeSubmit,
	type EventDetails,
} from '@gazetteer/contract';
import type { Contact } from './contact.ts';

/** Told on the form, to everybody, and to be cancelled by nobody. */
export const emit = <Name extends keyof EventDetails>(
	{ bare }: Contact,
	type: Name,
	detail: EventDetails[Name],
) => bare.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));

const HIDDEN: readonly string[] = Object.values(GUARD_INPUT);

const isListed = ([name]: [string, FormDataEntryValue]) =>
	!name.startsWith(PRIVATE_INPUT) && !HIDDEN.includes(name);

/** What goes through all events of one send, or one reset. */
export const detailOf = ({ ids, face }: Contact, formData: FormData): ContactBeforeSubmit => ({
	...ids,
	status: face.status,
	inputs: [...formData].filter(isListed).map(([name, value]) => ({ name, value })),
	formData,
});
