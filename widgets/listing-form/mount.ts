import { once } from '@gazetteer/dom';
import type { Mount } from '@gazetteer/host';
import { requireTerms } from './account/terms.ts';
import { switchAccount } from './account/account.ts';
import { isHalfWritten } from './draft.ts';
import { findForm, type ListingForm } from './form.ts';
import { SEND, SOCIAL_ADDER } from './markup.ts';
import type { SubmitForm } from './submit/submit-form.ts';
import './style.css';

/** Any of these is a visitor's, and what they will need comes with the first. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'] as const;

const NO_VALIDATE = 'novalidate';

/** A button of a name of its own asks the server for something else than to take the listing in. */
const isForSending = (button: HTMLElement | null) =>
	!button || !(button as HTMLButtonElement).name || button.matches(SEND);

/**
 * Whatever sends the form, we do it, before any script that listens to the form. Where what we need for that cannot be
 * loaded, the form goes the way it goes without us. Returns what sends it that way.
 */
function takeOver(form: ListingForm, load: () => Promise<SubmitForm>): () => void {
	const { element, bare, leaving } = form;
	const isChecked = !bare.noValidate;
	let isPlain = false;
	let isHeld = false;
	/** What the visitor has sent it with. */
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
			// It never rejects.
			if (!isAdding) return void send();
			// Enter in that field, before the section was there that hears it.
			await drawSections();
			element.querySelector<HTMLElement>(SOCIAL_ADDER.add)?.click();
		} catch (error) {
			if (leaving.aborted) return;
			console.warn(error);
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
			void submitted();
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
		// Without it the form is as the server drew it, and can be sent.
		loadInteractive().catch((error) => leaving.aborted || console.warn(error));
	};
	for (const type of TOUCHES) {
		root.addEventListener(type, touched, { signal: leaving, once: true, capture: true });
	}
	addEventListener('scroll', touched, { signal: leaving, once: true, passive: true });
	if (isHalfWritten(form)) touched();
};
