import { sendFeedback, type Feedback } from './calls.ts';
import type { Contact } from './contact.ts';
import { fail, unanswered } from './fail.ts';
import { isClosed, postPlainly } from './post-plainly.ts';

const carriesFiles = (formData: FormData) =>
	[...formData.values()].some((value) => value instanceof File && value.size);

/** Files go out on a way that knows how far it has come. Where its script cannot come, they go as all else does. */
async function openUpload(contact: Contact, formData: FormData) {
	if (!carriesFiles(formData)) return undefined;
	return import('./upload.ts').then(
		({ openWay }) => openWay(contact, formData),
		(error: unknown) => void console.warn(error),
	);
}

/** Posts, and ends in an answer or, with all that is to be said of it, in nothing. */
export async function send(
	contact: Contact,
	formData: FormData,
	submitter?: HTMLElement | null,
): Promise<Feedback | undefined> {
	const { signal } = (contact.sending = new AbortController());
	const upload = await openUpload(contact, formData);
	try {
		const answer = await sendFeedback(contact, formData, signal, upload?.carry);
		contact.sending = undefined;
		if (!answer) {
			unanswered(contact);
			return undefined;
		}
		contact.request = '';
		return answer;
	} catch (error) {
		// Whoever gave it up has put everything in order.
		const closed = !signal.aborted && (await isClosed(contact, error));
		if (signal.aborted) return undefined;
		if (closed) {
			console.error(error);
			return void postPlainly(contact, submitter);
		}
		const errors = await upload?.unreadable();
		contact.sending = undefined;
		fail(contact, error, { errors });
	}
	return undefined;
}
