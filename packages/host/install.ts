import type { Gazetteer } from './gazetteer.ts';

/** A call that was queued before Gazetteer loaded, such as `['mount', element]`. */
type Call = readonly [keyof Gazetteer, ...unknown[]];

interface Queue {
	push: (...calls: Call[]) => void;
}

declare global {
	interface Window {
		Gazetteer?: Partial<Gazetteer> & { q?: Call[] | Queue };
	}
}

/**
 * Installs this copy as `window.Gazetteer`. If the same version is installed, it does nothing. If another version is,
 * it starts only the widgets that the other does not know.
 */
export function install(gazetteer: Gazetteer): void {
	const { Gazetteer: there = {} } = window;
	const { version, start } = gazetteer;
	if (there.version === version) return;

	// Run each call as a separate microtask, in order, so that an exception does not stop the others.
	const push = (...calls: Call[]) => {
		for (const [name, ...given] of calls)
			queueMicrotask(() => (gazetteer[name] as (...args: unknown[]) => void)(...given));
	};

	if (there.version) {
		console.warn('Gazetteer', there.version, version);
	} else {
		window.Gazetteer = { ...gazetteer, q: { push } };
		push(...((there.q as Call[] | undefined) ?? []));
	}
	// Before the page is parsed, an element may lack its children.
	if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => start());
	else start();
}
