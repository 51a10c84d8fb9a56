import { CONTACT_EVENT, GUARD_INPUT, MARK, TEXT, fieldOfInput } from '@gazetteer/contract';
import { pageConfig, pageText } from '@gazetteer/host';
import { requestKey } from '@gazetteer/wire';
import { contactGlobal } from '../page-api.ts';
import {
	answerReceived,
	errorsCleared,
	requestNamed,
	sendingEnded,
	sendingStarted,
	type FieldError,
} from '../state.ts';
import { receive, receiveFault, receiveNothing } from './answer.ts';
import { sendFeedback, type Feedback } from './calls.ts';
import { detailOf, emit } from './events.ts';
import type { ActiveContactForm } from './active-form.ts';
import { isRestBlocked, postPlainly } from './post-plainly.ts';
import { reportBug } from './report-bug.ts';

const isBlocked = () => contactGlobal()?.blocked ?? pageConfig().blocked;

/** Returns the form's data with the clicked button and the request key. */
function formDataOf(
	{ element, store }: ActiveContactForm,
	submitter?: HTMLElement | null,
): FormData {
	const formData = new FormData(element);
	const { name, value } = (submitter ?? {}) as HTMLButtonElement;
	if (name) formData.append(name, value);
	if (formData.has(GUARD_INPUT.request)) {
		const request = store.get().request || requestKey();
		store.update(requestNamed(request));
		formData.set(GUARD_INPUT.request, request);
	}
	return formData;
}

const carriesFiles = (formData: FormData) =>
	[...formData.values()].some((value) => value instanceof File && value.size);

/**
 * Returns an upload with progress if the form has files. If its script cannot be loaded, files are
 * sent without progress.
 */
async function uploaderFor(form: ActiveContactForm, formData: FormData) {
	if (!carriesFiles(formData)) return undefined;
	return import('../on-demand/upload.ts').then(
		({ createUpload }) => createUpload(form, formData),
		(error: unknown) => void console.warn(error),
	);
}

/** A form with a bot check is not sent without a token. */
async function addBotToken(form: ActiveContactForm, formData: FormData): Promise<void> {
	const { addToken } = await import('../on-demand/bot-check.ts').catch((cause: unknown) => {
		throw new Error(TEXT.robotCheckBlocked, { cause });
	});
	await addToken(form, formData);
}

const unreadable = (input: string): FieldError => ({
	field: fieldOfInput(input),
	message: pageText(TEXT.chooseAgain),
});

/** Adds our own message if the response has none. */
async function withMessage(answer: Feedback): Promise<Feedback> {
	if (answer.message) return answer;
	return import('../on-demand/own-messages.ts').then(
		({ ownMessage }) => ({ ...answer, message: ownMessage(answer.status) }),
		() => answer,
	);
}

/**
 * Posts the form and returns the response. Returns undefined after an error, which is shown here.
 */
async function send(
	form: ActiveContactForm,
	formData: FormData,
	signal: AbortSignal,
	submitter?: HTMLElement | null,
): Promise<Feedback | undefined> {
	const { store } = form;
	const upload = await uploaderFor(form, formData);
	try {
		if (form.bare.hasAttribute(MARK.botCheck)) await addBotToken(form, formData);
		signal.throwIfAborted();
		const received = await sendFeedback(form, formData, signal, upload?.fetch);
		const answer = received && (await withMessage(received));
		signal.throwIfAborted();
		store.update(sendingEnded);
		if (!answer) {
			receiveNothing(form);
			return undefined;
		}
		store.update(requestNamed(''));
		return answer;
	} catch (error) {
		// If the request was aborted, the function that aborted it has already reset the form.
		const closed = !signal.aborted && (await isRestBlocked(form, error));
		if (signal.aborted) return undefined;
		if (closed) {
			console.error(error);
			return void postPlainly(form, submitter);
		}
		const errors = (await upload?.unreadableInputs())?.map(unreadable);
		store.update(sendingEnded);
		receiveFault(form, error, { errors });
	}
	return undefined;
}

async function attempt(form: ActiveContactForm, submitter?: HTMLElement | null): Promise<void> {
	const { store, element } = form;
	const { sending, retryAfter } = store.get();
	if (sending) return;
	const sentFrom = element.ownerDocument.activeElement;
	store.update(errorsCleared);
	if (isBlocked()) return form.enter('submitting');
	if (retryAfter && performance.now() < retryAfter.until) {
		return store.update(answerReceived(retryAfter.message));
	}
	const formData = formDataOf(form, submitter);
	const detail = detailOf(form, formData);
	emit(form, CONTACT_EVENT.beforesubmit, detail);
	form.enter('submitting');
	const controller = new AbortController();
	store.update(sendingStarted(controller, sentFrom));
	const answer = await send(form, formData, controller.signal, submitter);
	if (answer) receive(form, detail, answer);
}

/**
 * Ends an attempt after an exception in our code. If no response has arrived, submits the form
 * without AJAX. Otherwise only resets the status, so that no message is sent twice.
 */
function breakDown(form: ActiveContactForm, error: unknown, submitter?: HTMLElement | null): void {
	const { store } = form;
	const { sending, settled } = store.get();
	reportBug(form, error);
	store.update(sendingEnded);
	if (sending && !sending.signal.aborted) postPlainly(form, submitter);
	else form.enter(settled);
}

/** Submits the form. Does nothing during a submission. The promise never rejects. */
export async function submit(
	form: ActiveContactForm,
	submitter?: HTMLElement | null,
): Promise<void> {
	try {
		await attempt(form, submitter);
	} catch (error) {
		breakDown(form, error, submitter);
	}
}
