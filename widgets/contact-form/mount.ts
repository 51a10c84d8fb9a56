import { CONTACT_CLASS as CLASS } from '@gazetteer/contract';
import { pageConfig, type Mount } from '@gazetteer/host';
import { hasStoredDraft } from './draft.ts';
import { applyBehaviours, applyMirrors } from './field-behaviours/index.ts';
import { createForm, type ContactForm } from './form.ts';
import { loadForVisitor, loadInteractive } from './load-interactive.ts';
import { FORM, WRAPPER } from './markup.ts';
import {
	belongsToAnotherScript,
	contactGlobal,
	forms,
	offerPageApi,
	pageApi,
	showFacade,
} from './page-api.ts';
import { askSchema, isServerNamed, serverOf } from './server.ts';
import { addSpinners, makeInertOn } from './status-markup.ts';
import './style.css';
import './own-forms.css';

const TOUCHES = 'pointerover focusin pointerdown keydown change submit';

/**
 * The setting is a number or a numeric string. Some scripts set it to 0 to prevent the request for
 * new questions.
 */
const isCached = () => Number(pageApi().cached ?? pageConfig().cached);

function listen(form: ContactForm): void {
	const { root, element, bare, leaving: signal } = form;
	const on = (types: string, listener: (event: Event) => void) =>
		types.split(' ').forEach((type) => bare.addEventListener(type, listener, { signal }));

	on('submit', (event) => {
		event.preventDefault();
		pageApi().submit(element, { submitter: (event as SubmitEvent).submitter });
	});
	on('reset', () => {
		pageApi().reset(element);
		// Browsers reset the fields only after the `reset` event, so wait.
		setTimeout(applyBehaviours, 0, form);
	});
	on('change', ({ target }) => {
		applyBehaviours(form, target as Element);
		pageApi().validate(element, { target: target as Element });
	});
	on('keyup input', () => applyMirrors(form));

	// Requests new captcha and quiz questions on a cached page. With a status other than `init`,
	// the page was generated for this visitor and is not cached.
	const refill = () => isCached() && form.facade.status === 'init' && pageApi().reset(element);
	if (document.readyState === 'complete') queueMicrotask(refill);
	else addEventListener('load', refill, { signal });

	// Add one listener per event type, so that the next event can retry a failed download.
	const touched = () => void loadForVisitor(form).catch(console.warn);
	for (const type of TOUCHES.split(' ')) {
		root.addEventListener(type, touched, { signal, once: true, capture: true });
	}
	if (root.matches(':focus-within')) touched();
}

/** Starts the form on the page. Everything is undone when the form is unmounted. */
function attach(form: ContactForm): void {
	const { root, element, facade, leaving } = form;
	const isScripted = root.classList.replace(CLASS.noScript, CLASS.script);
	const spinners = addSpinners(root);
	showFacade(element, facade);
	makeInertOn(root, facade.status);
	applyBehaviours(form);
	listen(form);

	askSchema(form)?.catch(console.warn);
	// The script for interactions restores the draft.
	if (hasStoredDraft(form)) loadInteractive(form).catch(console.warn);

	forms.set(element, form);
	leaving.addEventListener('abort', () => {
		forms.delete(element);
		if (isScripted) root.classList.replace(CLASS.script, CLASS.noScript);
		for (const spinner of spinners) spinner.remove();
		showFacade(element, undefined);
		makeInertOn(root);
		applyBehaviours(form);
	});
}

/** Returns whether the browser has the APIs that the widget needs. */
const isSupported = () =>
	[window.fetch, window.FormData, NodeList.prototype.forEach, ''.replaceAll].every(Boolean);

/**
 * Finds the contact form in a wrapper and starts it. Returns undefined if there is none, or if
 * another script handles the form.
 */
function findForm(root: HTMLElement): ContactForm | undefined {
	if (root.parentElement?.closest('form')) {
		import('./on-demand/wrong-place.ts')
			.then(({ sayWrongPlace }) => sayWrongPlace(root))
			.catch(console.warn);
		return;
	}
	const element = root.querySelector<HTMLFormElement>(FORM);
	if (!element) return;
	const known = forms.get(element);
	if (known) return known;
	if (belongsToAnotherScript(element)) {
		console.warn('Gazetteer: another script has this form.', element);
		return;
	}
	const server = serverOf(root);
	const isNamed = isServerNamed(root);
	const able = isSupported();
	if (!isNamed || !able) {
		const global = contactGlobal();
		import('./on-demand/missing-settings.ts')
			.then(({ reportMissing }) => reportMissing(global, isNamed))
			.catch(console.warn);
	}
	if (!server || !able) return;
	offerPageApi(findForm, loadInteractive);
	const form = createForm(root, element, server);
	attach(form);
	return form;
}

/** The root is the form's wrapper or an element around several wrappers. */
export const mount: Mount = (root) => {
	const found = [root, ...root.querySelectorAll<HTMLElement>(WRAPPER)].map(findForm);
	return () => found.forEach((form) => form?.leave());
};
