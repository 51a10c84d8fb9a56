import { once } from '@gazetteer/dom';
import type { Mount } from '@gazetteer/host';
import { requireTerms } from './account/terms.ts';
import { switchAccount } from './account/account.ts';
import { hasStoredDraft } from './draft.ts';
import { findForm, type ListingForm } from './form.ts';
import { SEND, SOCIAL_ADDER } from './markup.ts';
import type { SubmitForm } from './submit/submit-form.ts';
import './style.css';

/** The first of these events loads the scripts that the visitor needs to fill in the form. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'] as const;

const NO_VALIDATE = 'novalidate';

/**
 * Returns whether a button is the send button. A button with another name requests another action
 * from the server.
 */
const isForSending = (button: HTMLElement | null) =>
	!button || !(button as HTMLButtonElement).name || button.matches(SEND);

/**
 * Submits the form through our script. Captures `submit` on `window`, so that we run before
 * listeners on the form. If our script cannot be loaded, the browser submits the form. The returned
 * function submits the form natively.
 */
function takeOver(form: ListingForm, load: () => Promise<SubmitForm>): () => void {
	const { element, bare, leaving } = form;
	const isChecked = !bare.noValidate;
	let isPlain = false;
	let isHeld = false;
	let submitter: HTMLElement | null = null;
	bare.toggleAttribute(NO_VALIDATE, true);

	const sendPlainly = () => {
		isPlain = true;
		bare.toggleAttribute(NO_VALIDATE, !isChecked);
		bare.requestSubmit(submitter?.isConnected ? submitter : null);
		isPlain = false;
		bare.toggleAttribute(NO_VALIDATE, true);
	};
	const submitted = async () => {
		isHeld = true;
		const isAdding = element.ownerDocument.activeElement?.matches(SOCIAL_ADDER.address);
		try {
			const { send, drawSections } = await load();
			// Do not use `await` here, because the form must be blocked only until the script is
			// loaded.
			if (!isAdding) return send();
			// The visitor pressed Enter in the social media field before its section was loaded.
			await drawSections();
			element.querySelector<HTMLElement>(SOCIAL_ADDER.add)?.click();
		} catch (error) {
			if (leaving.aborted) return;
			form.broke(error);
			sendPlainly();
		} finally {
			isHeld = false;
		}
	};
	addEventListener(
		'submit',
		(event) => {
			const { target } = event;
			if (target !== element || isPlain || !isForSending(event.submitter)) return;
			event.preventDefault();
			event.stopImmediatePropagation();
			if (isHeld) return;
			({ submitter } = event);
			submitted().catch(form.broke);
		},
		{ capture: true, signal: leaving },
	);
	leaving.addEventListener('abort', () => bare.toggleAttribute(NO_VALIDATE, !isChecked));
	return sendPlainly;
}

export const mount: Mount = (root, _options, leaving) => {
	const form = findForm(root, leaving);
	if (!form) return;
	switchAccount(form);
	requireTerms(form);

	const loadInteractive = once(async () => {
		const [{ activate }, { startSubmit }] = await Promise.all([
			import('./interactive/index.ts'),
			import('./submit/index.ts'),
		]);
		leaving.throwIfAborted();
		return startSubmit(activate(form), sendPlainly);
	});
	const sendPlainly = takeOver(form, loadInteractive);

	const touched = () => {
		// If loading fails, the form still works without our script.
		loadInteractive().catch((error) => leaving.aborted || form.broke(error));
	};
	for (const type of TOUCHES) {
		root.addEventListener(type, touched, { signal: leaving, once: true, capture: true });
	}
	addEventListener('scroll', touched, { signal: leaving, once: true, passive: true });
	if (hasStoredDraft(form)) touched();
};
