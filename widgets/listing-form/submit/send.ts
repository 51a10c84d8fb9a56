import { ACTION, LISTING_FORM, MESSAGE, TEXT, TIMING } from '@gazetteer/contract';
import { pageAjax, pageText } from '@gazetteer/host';
import { requestKey, unreadableFiles, uploadWithProgress, WireError } from '@gazetteer/wire';
import { galleryNotice, readGallery } from '../interactive/page-pictures.ts';
import { totalsOf } from '../interactive/pictures.ts';
import { answerWithin, isSessionOver, readAnswer, type Outcome } from './answer.ts';
import { bodyOf, drawnRequest, writeNonce } from './body.ts';
import { NoToken, addToken, resetBotCheck } from './bot-check.ts';
import type { SubmitForm } from './submit-form.ts';
import { fieldKey } from './checks/page-fields.ts';
import {
	backToIdle,
	brokeDown,
	checkFailed,
	faultReceived,
	isBusy,
	limitExceeded,
	listingReceived,
	refused,
	sendingStarted,
	tryStarted,
	uploadMoved,
} from './state.ts';
import { problemsNamed, validate } from './checks/validate.ts';

/** Returns the message that the site owner configured, or the default of the specification. */
export const invalidMessage = ({ notification }: SubmitForm) =>
	notification.configuredMessage() || pageText(MESSAGE.formInvalid);

/** Posts the form. If the nonce had expired, posts again with the new nonce from the response. */
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
		store.update(listingReceived(outcome.message || pageText(TEXT.listingReceived)));
		form.arrived(outcome.address);
		return;
	}
	const message = outcome.message || invalidMessage(form);
	if (outcome.kind === 'fail') {
		const problems = problemsNamed(form, outcome.fields, pageText(TEXT.unreadableField));
		store.update(refused(problems, message));
		form.showRefusal();
	} else store.update(refused([], message, outcome.html));
	form.focusFirst();
}

const lostOrOffline = () => (navigator.onLine ? 'lost' : 'offline');

async function receiveFault(form: SubmitForm, body: FormData, error: unknown): Promise<void> {
	const { store } = form;
	if (!(error instanceof NoToken || error instanceof WireError)) throw error;
	console.error(error);
	if (error instanceof NoToken) {
		store.update(faultReceived('robots', error.message));
		return form.focusFirst();
	}
	const files = await unreadableFiles(body);
	const unread = new Map(
		files.map((name) => [fieldKey(name.replace(/\[\d+\]$/, '')), pageText(TEXT.chooseAgain)]),
	);
	const words = pageText(error.message);
	const fault = isSessionOver(error) ? 'session' : lostOrOffline();
	store.update(faultReceived(fault, words, problemsNamed(form, unread, '')));
	resetBotCheck();
	form.focusFirst();
	// Spec §8 requires an alert. The timeout lets the browser render the page before the alert
	// blocks it.
	// eslint-disable-next-line no-alert -- the specification orders one.
	setTimeout(() => form.leaving.aborted || alert(words));
}

/** Waits until all sections are ready, including sections that are added during the wait. */
async function partsReady({ parts }: SubmitForm): Promise<void> {
	for (let asked = 0; asked < parts.length;) {
		const more = parts.slice(asked);
		asked = parts.length;
		await Promise.all(more.map(({ ready }) => ready?.()));
	}
}

/** Checks the form and the gallery limits. Returns whether the form can be sent. */
function canBeSent(form: SubmitForm): boolean {
	const { store, element, values } = form;
	const problems = validate(form);
	if (problems.length) {
		store.update(checkFailed(problems, invalidMessage(form)));
		form.focusFirst();
		return false;
	}
	const pictures = values.get().gallery ?? readGallery(element);
	const notice = galleryNotice(element, totalsOf(pictures));
	if (notice !== undefined) store.update(limitExceeded(notice || invalidMessage(form)));
	return notice === undefined;
}

async function attempt(form: SubmitForm, sending: AbortController): Promise<void> {
	const { store } = form;
	const { signal } = sending;
	store.update(tryStarted(sending));
	await partsReady(form);
	if (signal.aborted || !canBeSent(form)) return;
	const request = store.get().request || drawnRequest(form) || requestKey();
	store.update(sendingStarted(request));
	const body = bodyOf(form, request);
	let outcome: Outcome;
	try {
		outcome = await post(form, body, signal);
	} catch (error) {
		if (!signal.aborted) await receiveFault(form, body, error);
		return;
	}
	if (!signal.aborted) receive(form, outcome);
}

/**
 * Checks and sends the form. Does nothing during an attempt. The promise never rejects. Spec §4.
 */
export async function send(form: SubmitForm): Promise<void> {
	const { store } = form;
	if (isBusy(store.get()) || store.get().phase === 'sent') return;
	const sending = new AbortController();
	try {
		await attempt(form, sending);
	} catch (error) {
		form.broke(error);
		// After success, do not offer to send the listing again.
		const isOver = sending.signal.aborted || store.get().phase === 'sent';
		if (!isOver) store.update(brokeDown(pageText(TEXT.formBroken)));
	}
}

/**
 * Aborts the current attempt. The next one uses the same request key, so that the server does not
 * store the listing twice.
 */
export function stop({ store }: SubmitForm): void {
	store.get().sending?.abort();
	store.update(backToIdle);
}

/** The other hosts that the server may redirect to, separated by spaces. */
export const redirectHosts = ({ element }: SubmitForm) =>
	element.getAttribute(LISTING_FORM.redirectHosts) ?? '';
