import { CONTACT_GLOBAL, MESSAGE, type ContactConfig, type FormStatus } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import type { Actions, ContactForm } from './form.ts';
import { QUIET, WRAPPER } from './markup.ts';
import { sayPlainly } from './status-markup.ts';

/** What a form shows of itself to the page's scripts, as its `wpcf7`. */
export interface FormFacade {
	readonly id: number;
	status: FormStatus;
	readonly pluginVersion: string;
	readonly locale: string;
	readonly unitTag: string;
	readonly containerPost: number;
	readonly parent: HTMLElement;
	readonly schema: unknown;
	/** The reset under way follows a message that was sent. */
	resetOnMailSent?: boolean;
}

/** What is checked: everything, or all up to a changed field, in the whole form or in a part of it. */
export interface Validated {
	target?: Element | undefined;
	scope?: Element | undefined;
}

interface Submission {
	submitter?: HTMLElement | null;
}

/** What the page's scripts may ask for. They also put functions of their own in the place of these. */
export interface PageApi {
	init: (element: HTMLFormElement) => void;
	submit: (element: HTMLFormElement, submission?: Submission) => unknown;
	reset: (element: HTMLFormElement) => unknown;
	validate: (element: HTMLFormElement, what?: Validated) => unknown;
	/** By form id; nothing until it has come. */
	schemas: Map<number, unknown>;
}

type Global = ContactConfig & Partial<PageApi>;
type Holder = { [CONTACT_GLOBAL]?: Global };

/** The page's own global. An element whose id is its name does not count. */
export const contactGlobal = (): Global | undefined =>
	Object.hasOwn(window, CONTACT_GLOBAL) ? (window as Holder)[CONTACT_GLOBAL] : undefined;

/** Always asked of the page's global, where another script may have put its own function before ours. */
export const pageApi = () => contactGlobal() as Global & PageApi;

/** One for each form, however often it stands on the page. Other scripts read them, too. */
export const schemas = () => pageApi().schemas;

/** The forms of this page, by their elements. */
export const forms = new WeakMap<HTMLFormElement, ContactForm>();

/** The interactive part cannot be loaded, and so the server cannot be reached. */
function sayOffline(error: unknown, { root }: ContactForm): void {
	console.error(error);
	if (!root.hasAttribute(QUIET)) sayPlainly(root, pageText(MESSAGE.offline));
}

/**
 * Gives the page our functions; those that are there already win. They do nothing for a form that is not ours.
 * `find` finds a form in its wrapper, and `load` makes it interactive.
 */
export function offerPageApi(
	find: (root: HTMLElement) => unknown,
	load: (form: ContactForm) => Promise<Actions>,
): void {
	/** At once where the form is interactive already: the caller reads off the form what has become of it. */
	const act = async (
		element: HTMLFormElement,
		call: (actions: Actions) => unknown,
		failed = sayOffline,
	) => {
		const form = forms.get(element);
		if (!form) return;
		let { actions } = form;
		try {
			actions ??= await load(form);
		} catch (error) {
			return failed(error, form);
		}
		if (!form.leaving.aborted) await call(actions);
	};
	const ours: PageApi = {
		init(element) {
			const root = element.closest<HTMLElement>(WRAPPER);
			// At once, as scripts expect; and by the loader, which sees when the form leaves.
			if (root && find(root)) window.Gazetteer?.mount?.(root, 'contact-form');
		},
		submit: (element, { submitter } = {}) =>
			act(element, (actions) => actions.submit(submitter)),
		reset: (element) => act(element, (actions) => actions.reset()),
		validate: (element, what = {}) =>
			act(element, (actions) => actions.validate(what), console.warn),
		schemas: new Map(),
	};
	const there = ((window as Holder)[CONTACT_GLOBAL] = contactGlobal() ?? {});
	Object.assign(there, { ...ours, ...there });
}

/** Whether another script has taken the form; a field called `wpcf7` has no `id` that is a number. */
export const belongsToAnotherScript = (element: HTMLFormElement) =>
	typeof (element as unknown as { [CONTACT_GLOBAL]?: FormFacade })[CONTACT_GLOBAL]?.id ===
	'number';

/** Sets `form.wpcf7`, as far as the form allows: a field of that name stays in front of it. */
export const showFacade = (element: HTMLFormElement, facade: FormFacade | undefined) =>
	facade
		? Reflect.defineProperty(element, CONTACT_GLOBAL, { value: facade, configurable: true })
		: Reflect.deleteProperty(element, CONTACT_GLOBAL);
