import { ACTION, LISTING_FORM, MESSAGE, TEXT, TIMING } from '@gazetteer/contract';
import { pageAjax, pageText } from '@gazetteer/host';
import { requestKey, unreadableFiles, uploadWithProgress } from '@gazetteer/wire';
import { galleryNotice, readPictures, totalsOf } from '../pictures.ts';
import { answerWithin, isSessionOver, readAnswer, type Outcome } from './answer.ts';
import { bodyOf, drawnRequest, writeNonce } from './body.ts';
import { NoToken, addToken, resetBotCheck } from './bot-check.ts';
import type { SubmitForm } from './index.ts';
import { fieldKey } from './checks/page-fields.ts';
import {
	backToIdle,
	checkFailed,
	faultReceived,
	limitExceeded,
	listingReceived,
	refused,
	sendingStarted,
	tryStarted,
	uploadMoved,
} from './state.ts';
import { problemsNamed, validate } from './checks/validate.ts';

/** The page's own sentence for a form that is not right, or the specification's. */
export const invalidMessage = ({ notification }: SubmitForm) =>
	notification.configuredMessage() || pageText(MESSAGE.formInvalid);

/** One post, and one more where the proof of the form was too old and the answer brought a fresh one. */
async function post(form: SubmitForm, body: FormData, signal: AbortSignal): Promise<Outcome> {
	const { store } = form;
	const read = readAnswer((key) => {
		const sent = body.get(key);
		return typeof sent === 'string' ? sent : undefined;
	});
	const ask = async (): Promise<Outcome> => {
		await addToken(form, body);
		signal.throwIfAborted();
		const upload = uploadWithProgress(
			(share) => store.update(uploadMoved(share)),
			TIMING.listingLimit,
		);
		try {
			return await pageAjax(upload)(ACTION.submitListing, body, read, { signal });
		} catch (error) {
			const answer = signal.aborted ? undefined : answerWithin(error, read);
			if (answer) return answer;
			throw error;
		}
	};
	const outcome = await ask();
	if (outcome.kind !== 'fail' || !outcome.nonce) return outcome;
	writeNonce(form, outcome.nonce);
	for (const name of ['post_nonce_field', 'edit_nonce_field']) {
		if (new FormData(form.element).get(name) === outcome.nonce) body.set(name, outcome.nonce);
	}
	return ask();
}

function receive(form: SubmitForm, outcome: Outcome): void {
	const { store } = form;
	if (outcome.kind === 'success') {
		store.update(listingReceived(outcome.message || pageText(TEXT.noWayOn)));
		form.arrived(outcome.address);
		return;
	}
	const message = outcome.message || invalidMessage(form);
	if (outcome.kind === 'fail') {
		const problems = problemsNamed(form, outcome.fields, pageText(TEXT.unreadableField));
		store.update(refused(problems, message));
		form.sayRefused();
	} else store.update(refused([], message, outcome.html));
	form.focusFirst();
}

const lostOrOffline = () => (navigator.onLine ? 'lost' : 'offline');

async function receiveFault(form: SubmitForm, body: FormData, error: unknown): Promise<void> {
	const { store } = form;
	console.error(error);
	if (error instanceof NoToken) {
		store.update(faultReceived('robots', error.message));
		return form.focusFirst();
	}
	const files = await unreadableFiles(body);
	const unread = new Map(
		files.map((name) => [fieldKey(name.replace(/\[\d+\]$/, '')), pageText(TEXT.chooseAgain)]),
	);
	const words = pageText((error as Error).message);
	const fault = isSessionOver(error) ? 'session' : lostOrOffline();
	store.update(faultReceived(fault, words, problemsNamed(form, unread, '')));
	resetBotCheck();
	form.focusFirst();
	// Spec §8. In a task of its own, so that the page shows what became of the try behind it.
	// eslint-disable-next-line no-alert -- the specification orders one.
	setTimeout(() => form.leaving.aborted || alert(words));
}

/** Checks and sends, once, whoever asks how often. Spec §4. */
export async function send(form: SubmitForm): Promise<void> {
	const { store, element } = form;
	if (/^(sending|sent)$/.test(store.get().phase)) return;
	store.update(tryStarted);
	const sending = new AbortController();
	const { signal } = sending;
	const problems = validate(form);
	if (problems.length) {
		store.update(checkFailed(problems, invalidMessage(form)));
		return form.focusFirst();
	}
	store.update(
		sendingStarted(sending, store.get().request || drawnRequest(form) || requestKey()),
	);
	await Promise.all(form.parts.map(({ ready }) => ready?.()));
	if (signal.aborted) return;
	const notice = galleryNotice(
		element,
		totalsOf(form.values.get().gallery ?? readPictures(element)),
	);
	if (notice !== undefined) {
		return store.update(limitExceeded(notice || invalidMessage(form)));
	}
	const body = bodyOf(form, store.get().request);
	try {
		const outcome = await post(form, body, signal);
		if (!signal.aborted) receive(form, outcome);
	} catch (error) {
		if (!signal.aborted) await receiveFault(form, body, error);
	}
}

/** Stops what is under way. The next try is the same listing: should this one have arrived, the server knows it. */
export function stop({ store }: SubmitForm): void {
	store.get().sending?.abort();
	store.update(backToIdle);
}

/** What an answer may lead to beside this site. */
export const redirectHosts = ({ element }: SubmitForm) =>
	element.getAttribute(LISTING_FORM.redirectHosts) ?? '';
