import type { FormStatus } from '@gazetteer/contract';
import { once } from '@gazetteer/dom';
import { createStore, watch } from '@gazetteer/store';
import { hasStoredDraft } from '../draft.ts';
import type { Actions, ContactForm } from '../form.ts';
import { CHALLENGE_INPUT, OUTPUT, SUBMIT } from '../markup.ts';
import { pageApi } from '../page-api.ts';
import { askSchema } from '../server.ts';
import { initialState, plainText, requestNamed, sendingEnded } from '../state.ts';
import { makeInertOn, showPlainText } from '../status-markup.ts';
import type { ActiveContactForm, View } from './active-form.ts';
import { reportBug } from './report-bug.ts';
import { prepareChallenges } from './challenges.ts';
import { enter } from './events.ts';
import { reset } from './reset.ts';
import { submit } from './submit.ts';

/**
 * Returns a function that loads the view, and tries again if this failed. Until then, messages are
 * plain text.
 */
function viewLoader(form: ActiveContactForm): () => Promise<View | undefined> {
	const load = once(async () => {
		const { startView } = await import('./view.tsx');
		if (!form.leaving.aborted) startView(form);
	});
	return async () => {
		await load().catch(console.warn);
		return form.view;
	};
}

type Written = Partial<HTMLInputElement>;

const isChanged = ({ value, defaultValue = value, checked, defaultChecked = checked }: Written) =>
	value !== defaultValue || checked !== defaultChecked;

/**
 * Loads the code for drafts when the visitor changes a field. Loads it immediately if a draft
 * exists or a field was already changed.
 */
function startDraft(form: ActiveContactForm): void {
	const { bare, leaving: signal } = form;
	const load = once(async () => {
		const { keepDraft } = await import('../on-demand/keep-draft.ts');
		if (!signal.aborted) await keepDraft(form);
	});
	const start = () => void load().catch(console.warn);
	for (const type of ['input', 'change']) bare.addEventListener(type, start, { signal });
	if (hasStoredDraft(form) || ([...bare.elements] as Written[]).some(isChanged)) start();
}

function leave(form: ActiveContactForm): void {
	const { root, bare, store } = form;
	const { sending, settled } = store.get();
	sending?.abort();
	// If the form is mounted again later, its status must not be `submitting`.
	form.enter(settled);
	makeInertOn(root);
	bare.removeAttribute('aria-busy');
	for (const button of root.querySelectorAll(SUBMIT)) button.removeAttribute('aria-disabled');
}

/**
 * Handles a page restored from the back/forward cache: aborts a running submission and requests
 * new captcha and quiz questions.
 */
function handleRestored({ persisted }: PageTransitionEvent, form: ActiveContactForm): void {
	const { root, element, store } = form;
	if (!persisted) return;
	const { sending, settled } = store.get();
	sending?.abort();
	store.update(sendingEnded);
	form.enter(settled);
	if (root.querySelector(CHALLENGE_INPUT)) pageApi().reset(element);
}

/**
 * Makes a form interactive: creates its state, and returns functions to send, reset and validate
 * the form.
 */
export function activate(attached: ContactForm): Actions {
	const { root, bare, facade, leaving } = attached;
	// The server may have rendered a message into the page.
	const message = root.querySelector(OUTPUT)?.textContent?.trim() ?? '';
	const store = createStore(initialState(facade.status, message));
	const form: ActiveContactForm = Object.assign(attached, {
		store,
		enter: (status: FormStatus) => enter(form, status),
	});
	const broke = (error: unknown) => reportBug(form, error);
	const loadView = viewLoader(form);
	startDraft(form);
	prepareChallenges(form);

	watch(store, plainText, (text) => form.view || showPlainText(root, text));
	const forgetRequest = () => store.update(requestNamed(''));
	addEventListener('pageshow', (event) => handleRestored(event, form), { signal: leaving });
	// Changed content is a new message and needs a new request key.
	bare.addEventListener('change', forgetRequest, { signal: leaving });
	leaving.addEventListener('abort', () => leave(form));
	return {
		touched() {
			loadView().catch(broke);
			askSchema(form)?.catch(broke);
		},
		submit(submitter) {
			loadView().catch(broke);
			return submit(form, submitter);
		},
		reset: () => reset(form),
		async validate(what) {
			const { settled } = store.get();
			// The validation rules may not be loaded yet.
			if (!facade.schema) await askSchema(form);
			const view = form.view ?? (await loadView());
			// Skip validation if the form was submitted meanwhile: the server validates it, and
			// the form may be empty now.
			const now = store.get();
			if (!now.sending && now.settled === settled) await view?.validate(what);
		},
	};
}
