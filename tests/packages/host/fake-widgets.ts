import { createGazetteer, olderMarkupOf, type Mount, type Widget } from '@gazetteer/host';

/** A stub widget whose load, mount and undo functions are Jest mocks. */
export const widget = (name: string, rest: Partial<Widget> & { mount?: Mount } = {}) => {
	const undo = jest.fn();
	const mount = jest.fn<ReturnType<Mount>, Parameters<Mount>>(rest.mount ?? (() => undo));
	const load = jest.fn(rest.load ?? (async () => ({ mount })));
	return { name, when: 'load' as const, ...rest, load, mount, undo };
};

export const gazetteerWith = (
	widgets: readonly Widget[],
	version = '1.0.0',
	fetchSelectors = async () => ({ named: olderMarkupOf(widgets) }),
) => createGazetteer(widgets, { version }, fetchSelectors);

/** Waits long enough for an import, a mount, the observer and its grace tick. */
export const settle = () => new Promise((done) => setTimeout(done, 20));

export const draw = (html: string) => {
	document.body.innerHTML = html;
	return document.body.firstElementChild as HTMLElement;
};

const observers = new Set<MutationObserver>();
const Observer = window.MutationObserver;
window.MutationObserver = class extends Observer {
	constructor(told: MutationCallback) {
		super(told);
		observers.add(this);
	}
};

// Unlike browsers, jsdom throws an error for the submitter null.
const { requestSubmit } = HTMLFormElement.prototype;
HTMLFormElement.prototype.requestSubmit = function (submitter) {
	requestSubmit.call(this, submitter ?? undefined);
};

/**
 * Stops the observers of a test’s Gazetteer, which would otherwise mount widgets in the next test’s
 * page.
 */
export const forgetPage = () => {
	observers.forEach((observer) => observer.disconnect());
	observers.clear();
	document.body.innerHTML = '';
	document.head.innerHTML = '';
	delete (globalThis as Record<symbol, unknown>)[Symbol.for('gazetteer')];
	delete window.Gazetteer;
};
