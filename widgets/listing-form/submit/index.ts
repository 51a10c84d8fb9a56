import { LISTING_FORM, TIMING } from '@gazetteer/contract';
import { adoptStyles, parts } from '@gazetteer/dom';
import { createStore, watch } from '@gazetteer/store';
import type { ActiveListingForm } from '../interactive/active-form.ts';
import { focusAccountError, showAccountError } from './account-error.ts';
import { allowedAddress } from './answer.ts';
import { createButton } from './button.ts';
import { keepDraft, type KeptDraft } from './draft/keep-draft.ts';
import { followChanges } from './follow-changes.ts';
import { fillBox, findNotification } from './notification.ts';
import { redirectHosts, send, stop } from './send.ts';
import { backToIdle, initialState, noticeClosed, type Problem } from './state.ts';
import styles from './style.css?inline';
import type { SubmitForm } from './submit-form.ts';
import { drawPanel } from './view.tsx';

/** Catch exceptions of a section, so that the other fields still show their errors. */
function mark(form: ActiveListingForm, { check }: Problem, message: string | undefined): void {
	try {
		check.mark(message);
	} catch (error) {
		form.broke(error);
	}
}

/** Shows the errors of fields that have a problem, and removes the errors of the other fields. */
function showProblems(
	form: ActiveListingForm,
	now: readonly Problem[],
	before: readonly Problem[] = [],
): void {
	const fields = new Set(now.map(({ check }) => check.field));
	for (const problem of before)
		if (!fields.has(problem.check.field)) mark(form, problem, undefined);
	for (const problem of now) if (!before.includes(problem)) mark(form, problem, problem.message);
}

const writeBoxes = ({ element }: ActiveListingForm, words: string) => {
	for (const box of parts(element, `.${LISTING_FORM.errorBox}`)) fillBox(box, words);
};

function focusFirst({ store, element }: SubmitForm): void {
	const { problems, phase, accountError } = store.get();
	if (problems[0]) return problems[0].check.focus();
	// Wait until React has rendered the panel.
	setTimeout(() => {
		if (accountError && focusAccountError({ element } as SubmitForm)) return;
		const isLost = !element.contains(element.ownerDocument.activeElement);
		const again = element.querySelector<HTMLElement>('.gz-again');
		if (phase === 'broken' && isLost) again?.focus();
	});
}

/** Updates the elements outside of React when the state changes. */
function reflect(form: SubmitForm): void {
	const { store, notification } = form;
	const button = createButton(form);
	watch(
		store,
		({ problems }) => problems,
		(now, before) => showProblems(form, now, before),
	);
	watch(store, ({ notice }) => notice, notification.show);
	watch(
		store,
		({ accountError }) => accountError,
		(html) => showAccountError(form, html),
	);
	watch(
		store,
		({ phase }) => phase,
		(phase) => {
			button.show(phase);
			if (phase === 'checking') writeBoxes(form, '');
			askBeforeLeaving(phase === 'sending');
		},
	);
	form.leaving.addEventListener('abort', () => {
		store.get().sending?.abort();
		askBeforeLeaving(false);
		showProblems(form, [], store.get().problems);
		showAccountError(form, '');
		writeBoxes(form, '');
	});
}

const ask = (event: Event) => event.preventDefault();

/**
 * Lets the browser show a confirmation dialog if the visitor leaves the page during a submission. A
 * permanent `beforeunload` listener would exclude the page from the back/forward cache.
 */
function askBeforeLeaving(isSending: boolean): void {
	if (isSending) addEventListener('beforeunload', ask);
	else removeEventListener('beforeunload', ask);
}

/**
 * Handles a page restored from the back/forward cache: aborts a running submission, and reloads
 * the page after a successful one.
 */
function handleRestored({ persisted }: PageTransitionEvent, { store }: SubmitForm): void {
	if (!persisted) return;
	const { phase, sending } = store.get();
	if (phase === 'sent') return location.reload();
	sending?.abort();
	store.update(backToIdle);
}

/** Adds checking, sending and drafts to a form. */
export function startSubmit(active: ActiveListingForm, sendPlainly: () => void): SubmitForm {
	const { element, bare, leaving: signal } = active;
	let draft: KeptDraft | undefined;
	let leavingFor: ReturnType<typeof setTimeout> | undefined;
	adoptStyles(styles);
	const store = createStore(initialState);
	const form: SubmitForm = Object.assign(active, {
		store,
		notification: findNotification(active, () => store.update(noticeClosed)),
		send: () => send(form),
		stop: () => stop(form),
		sendPlainly,
		arrived(address: string) {
			draft?.forget();
			// Prevent the browser from restoring the sent values when the visitor returns to this
			// page.
			bare.setAttribute('autocomplete', 'off');
			const allowed = allowedAddress(address, redirectHosts(form));
			if (!allowed) return console.warn('The answer leads nowhere that it may lead to.');
			leavingFor = setTimeout(() => location.assign(allowed), TIMING.redirect);
		},
		showRefusal() {
			const words = element.querySelector<HTMLInputElement>(
				`[name="${LISTING_FORM.hiddenErrorText}"]`,
			);
			writeBoxes(form, words?.value ?? '');
		},
		focusFirst: () => focusFirst(form),
	});
	reflect(form);
	drawPanel(form);
	followChanges(form, () => draft?.changed());
	keepDraft(form).then((kept) => (draft = kept), form.broke);

	const options = { signal };
	addEventListener(
		'pageshow',
		(event) => {
			if (event.persisted) clearTimeout(leavingFor);
			handleRestored(event, form);
		},
		options,
	);
	signal.addEventListener('abort', () => clearTimeout(leavingFor));
	return form;
}
